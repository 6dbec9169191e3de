import type { Hono } from 'hono';
import type { FirstStep } from '../../model/desk/first-steps';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { SITE_GUIDE } from '../../model/sheets/site';
import { lastBackup } from '../storage/backup/last-backup';
import type { DeskEnv, DeskParts } from './desk-call';

/** Adds the route that says what a new society has done. */
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
    return c.json({ done });
  });
}
