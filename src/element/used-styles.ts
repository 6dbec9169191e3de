/** The names that goober gives to classes and animations. */
const GOOBER_NAME = /\bgo\d+\b/g;

/** The rules of a sheet that HTML needs: all but those for classes and animations that it does not have. */
export function usedStyles(css: string, html: string): string {
  const classes = new Set(html.match(GOOBER_NAME));
  const rules = rulesIn(css).map((rule) => (isKeyframes(rule) ? rule : usedRule(rule, classes)));
  const text = rules.filter((rule) => !isKeyframes(rule)).join('');
  const animations = new Set(text.match(GOOBER_NAME));
  return rules.filter((rule) => !isKeyframes(rule) || animations.has(rule.match(GOOBER_NAME)?.[0] ?? '')).join('');
}

function isKeyframes(rule: string): boolean {
  return rule.startsWith('@keyframes');
}

/** A rule, or '' if nothing of it is used. */
function usedRule(rule: string, classes: ReadonlySet<string>): string {
  const open = rule.indexOf('{');
  const selector = rule.slice(0, open);
  if (selector.startsWith('@')) {
    const inner = rulesIn(rule.slice(open + 1, -1)).map((nested) => usedRule(nested, classes));
    return inner.some(Boolean) ? `${selector}{${inner.join('')}}` : '';
  }
  const isUsed = selector.split(',').some((part) => (part.match(GOOBER_NAME) ?? []).every((name) => classes.has(name)));
  return isUsed ? rule : '';
}

/** The outermost rules of a text. */
function rulesIn(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
