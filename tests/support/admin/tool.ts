import { spawnSync } from 'node:child_process';

/** What a test's name says, and why it is skipped, where a tool cannot be run; '' if it can. */
export function missingTool(name: string, ask: string, install: string): string {
  const { error, status } = spawnSync(name, [ask], { stdio: 'ignore' });
  return error || status !== 0 ? ` (skipped: there is no ${name}; ${install})` : '';
}
