import { COMMANDS, type Command, OPTIONS, type OptionName } from './commands';

/** Returns help for the commands whose first word is `word`, or for all commands if there are none. */
export function helpText(word = ''): string {
  const matching = COMMANDS.filter(({ name }) => name.split(' ')[0] === word);
  const shown = matching.length > 0 ? matching : COMMANDS;
  const lines = shown.map((command) => `  ummes ${usageOf(command)}\n      ${command.description}`);
  return `Usage:

${lines.join('\n')}

Exit codes: 0 success, 1 failed or incomplete, 2 invalid usage. "ummes --version" prints the version.`;
}

/** Returns `applications show <id> [--json]`, for example. */
function usageOf({ name, takes, options = [] }: Command): string {
  return [name, takes?.label, ...options.map(optionUsage)].filter(Boolean).join(' ');
}

function optionUsage(name: OptionName): string {
  return OPTIONS[name].type === 'string' ? `[--${name}=…]` : `[--${name}]`;
}
