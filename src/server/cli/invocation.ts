import { userInfo } from 'node:os';
import type { Status } from '../../model/application-status';
import type { Storage } from '../storage/storage';
import type { CommandContext } from './command';

/** What an action of `ummes applications` works with. */
export interface Invocation extends Storage, CommandContext {
  /** The words after the action. Email addresses among those that name applications are replaced by ids. */
  words: string[];
  status: Status | undefined;
  json: boolean;
  samples: boolean;
  /** Answers every question with yes. */
  yes: boolean;
  /** Who gives the command, for the history. */
  by: string;
}

/** The account that gives a command; with sudo, the account that called sudo. */
export function systemAccount({ SUDO_USER, USER }: NodeJS.ProcessEnv): string {
  if (SUDO_USER || USER) return SUDO_USER || USER || '';
  try {
    return userInfo().username;
  } catch {
    return ''; // a container may run as a number without a name
  }
}

export function noApplication(id: string): string {
  return `There is no application ${id}.`;
}
