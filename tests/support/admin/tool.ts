import { spawnSync } from 'node:child_process';

/** Returns a suffix for the test's name with the reason for skipping it, or '' if the tool can be run. */
export function missingTool(name: string, ask: string, install: string): string {
  const { error, status } = spawnSync(name, [ask], { stdio: 'ignore' });
  return error || status !== 0 ? ` (skipped: ${name} is missing; ${install})` : '';
}
