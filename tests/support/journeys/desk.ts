import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';
import type { Served } from '../server/built-server.mjs';

const CLI = join(import.meta.dirname, '../../../dist/server/ummes.js');
const run = promisify(execFile);

/** A server, and the settings that it was started with in addition to the tests' own. */
export interface DeskServer extends Pick<Served, 'data' | 'url'> {
  env?: Record<string, string>;
}

/** Runs `ummes desk …` beside a server. @returns what it printed. */
export async function deskCommand({ data, url, env = {} }: DeskServer, ...args: string[]): Promise<string> {
  const settings = { ...process.env, DATABASE_URL: '', UMMES_DATA: data, UMMES_PUBLIC_URL: url, ...env };
  return (await run(process.execPath, [CLI, 'desk', ...args], { env: settings })).stdout.trim();
}

/** Signs an officer in: invites by the command and opens the link. */
export async function openDesk(page: Page, server: DeskServer, name = 'Secretary'): Promise<void> {
  await page.goto(await deskCommand(server, 'invite', name));
  await expect(page.getByRole('heading', { name: 'Applications', level: 2 })).toBeVisible();
}
