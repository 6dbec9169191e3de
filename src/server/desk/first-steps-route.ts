import type { Hono } from 'hono';
import { type FirstStep, firstStepsDismissed } from '../../model/desk/first-steps';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { SITE_GUIDE } from '../../model/sheets/site';
import { lastBackup } from '../storage/backup/last-backup';
import { readMeta, writeMeta } from '../storage/database/meta';
import { type DeskEnv, type DeskParts, readJson } from './desk-call';

/** Key in `meta`, set when someone dismisses the list. */
const DISMISSED = 'first steps dismissed';

/** Adds the routes that say what a new society has done. */
export function addFirstSteps(app: Hono<DeskEnv>, { settings, storage, sources, society }: DeskParts): void {
  const hasItems = (name: SheetName) => (sources.sheet(name)?.condition().items ?? 0) > 0;
  app.get('/first-steps', async (c) => {
    const isDone: Record<FirstStep, boolean> = {
      name: hasItems('site') && society().name !== SITE_GUIDE.name.sample && society().sampleContent !== 'yes',
      sheets: hasItems('events') && hasItems('board'),
      pictures: hasItems('slides') || hasItems('gallery'),
      messages: settings.receives.includes('contact'),
      backup: (await lastBackup(storage.database)) !== undefined,
    };
    const done = (Object.keys(isDone) as FirstStep[]).filter((step) => isDone[step]);
    return c.json({ done, isDismissed: (await readMeta(storage.database, DISMISSED)) !== undefined });
  });

  app.post('/first-steps/dismiss', async (c) => {
    const request = await readJson(c, firstStepsDismissed);
    await writeMeta(storage.database, DISMISSED, 'yes');
    return c.json(request);
  });
}
