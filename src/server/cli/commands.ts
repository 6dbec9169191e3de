import type { ParseArgsConfig } from 'node:util';
import { STATUSES } from '../../model/desk/application';
import {
  decideApplications,
  deleteApplications,
  listApplications,
  printApplicationsCsv,
  showApplication,
} from './applications';
import { backUp, restore } from './backup';
import { type Run, withStorage } from './command';
import { invite, listSessions, revokeSessions } from './desk';
import { importSubscribers, printUnsubscribeLinks } from './newsletter';
import { testNotifications } from './notify';
import { checkSheets, printTemplate } from './sheets';
import { start } from './start';
import { checkStorage } from './storage';

/** All options. Each command names those it takes. */
export const OPTIONS = {
  status: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  remove: { type: 'boolean' },
  editor: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

export type OptionName = keyof typeof OPTIONS;

/** The arguments that a command takes. */
interface Arguments {
  /** As shown in help, such as `<id>…`. */
  label: string;
  min: number;
  max: number;
}

export interface Command {
  /** The words that call it, such as `desk invite`. */
  name: string;
  description: string;
  /** Default: none. */
  takes?: Arguments;
  /** Default: none. */
  options?: readonly OptionName[];
  run: Run;
}

const one = (label: string): Arguments => ({ label, min: 1, max: 1 });
const oneOrMore = (label: string): Arguments => ({ label, min: 1, max: Number.POSITIVE_INFINITY });
const optional = (label: string): Arguments => ({ label, min: 0, max: 1 });

export const COMMANDS: readonly Command[] = [
  {
    name: 'start',
    description: 'serve the site, the widgets and the API until SIGTERM or SIGINT',
    run: start,
  },
  {
    name: 'applications list',
    description: `print one line per application; statuses: ${STATUSES.join(', ')}`,
    options: ['status', 'json'],
    run: withStorage(listApplications),
  },
  {
    name: 'applications show',
    description: 'print an application with its history',
    takes: one('<id>'),
    options: ['json'],
    run: withStorage(showApplication),
  },
  {
    name: 'applications approve',
    description:
      'add people to the directory; <id> is enough for an unchanged application; --yes approves even rejected ones',
    takes: oneOrMore('<id>@<version>…'),
    options: ['yes'],
    run: withStorage((invocation) => decideApplications(invocation, 'approved')),
  },
  {
    name: 'applications reject',
    description: 'keep people out of the directory',
    takes: oneOrMore('<id>[@<version>]…'),
    run: withStorage((invocation) => decideApplications(invocation, 'rejected')),
  },
  {
    name: 'applications remove',
    description: 'delete applications with their photos and history',
    takes: oneOrMore('<id>…'),
    run: withStorage(deleteApplications),
  },
  {
    name: 'applications export',
    description: 'print CSV for a spreadsheet',
    options: ['status'],
    run: withStorage(printApplicationsCsv),
  },
  {
    name: 'newsletter import',
    description: 'add addresses from the "email" column or, if there is none, all addresses in the file',
    takes: one('<csv>'),
    run: withStorage(importSubscribers),
  },
  {
    name: 'newsletter links',
    description: 'print CSV: email,unsubscribe,one_click',
    run: withStorage(printUnsubscribeLinks),
  },
  {
    name: 'sheets check',
    description: 'print rows with problems, and suggested fixes',
    takes: optional('[name]'),
    options: ['json'],
    run: checkSheets,
  },
  {
    name: 'sheets template',
    description: 'print an Excel workbook with a tab for each sheet, or the CSV of one sheet',
    takes: optional('[name]'),
    run: printTemplate,
  },
  {
    name: 'desk invite',
    description:
      'print a link to the desk that can be used once, within 24 hours; --editor invites an editor, who sees Content only',
    takes: one('<name>'),
    options: ['editor'],
    run: withStorage(invite),
  },
  {
    name: 'desk list',
    description: 'print one line per session and unused invitation',
    options: ['json'],
    run: withStorage(listSessions),
  },
  {
    name: 'desk revoke',
    description: 'end sessions and withdraw invitations',
    takes: oneOrMore('<id>…'),
    run: withStorage(revokeSessions),
  },
  {
    name: 'notify test',
    description: 'send a test message to the configured addresses and webhook',
    run: testNotifications,
  },
  {
    name: 'storage check',
    description:
      'list files that nothing refers to, and applications whose photo is missing; --remove removes the files',
    options: ['remove'],
    run: withStorage(checkStorage),
  },
  {
    name: 'backup',
    description: 'write all data to one file; the server may keep running',
    takes: optional('[file]'),
    run: withStorage(backUp),
  },
  {
    name: 'restore',
    description: 'restore a backup into an empty data folder or database; stop the server first',
    takes: one('<file>'),
    run: restore,
  },
];
