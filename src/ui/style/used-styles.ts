/** The name of a class or animation created by `css` or `keyframes`, in a sheet or in HTML. */
const NAME = /\bgo\d+\b/g;

/**
 * Returns the rules in a sheet that some HTML needs, in order: those without our classes, and those whose class or
 * animation the HTML uses. Runs in Node.
 */
export function usedStyles(sheet: string, html: string): string {
  const used = new Set(html.match(NAME));
  const rules = topLevelRules(sheet);
  const isUsed = (rule: string) => {
    const names = selectorsOf(rule).match(NAME) ?? [];
    return names.length === 0 || names.some((name) => used.has(name));
  };
  const classes = rules.filter((rule) => !isAnimation(rule) && isUsed(rule));
  for (const name of classes.join('').match(NAME) ?? []) used.add(name);
  return rules.filter((rule) => (isAnimation(rule) ? isUsed(rule) : classes.includes(rule))).join('');
}

const isAnimation = (rule: string) => rule.startsWith('@keyframes');

/** Returns a rule's text without the declarations in it or in nested rules. */
function selectorsOf(rule: string): string {
  return rule.replace(/\{[^{}]*\}/g, '{}');
}

/** Returns a sheet's rules, each with those nested in it. */
export function topLevelRules(sheet: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < sheet.length; index += 1) {
    if (sheet[index] === '{') depth += 1;
    if (sheet[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
