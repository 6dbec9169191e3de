import { describe, expect, it } from 'vitest';
import { withCompactStyles } from '../../../src/build/bundling/compact-styles';

describe('the styles of a build', () => {
  it('have no line breaks, indents and spaces before values', () => {
    const source = 'const box = css`\n  color: red;\n  & > a {\n    margin: 0 1em;\n  }\n`;\n';
    expect(withCompactStyles('/src/ui/box.tsx', source)).toBe('const box = css` color:red;& > a{margin:0 1em;}`;\n');
  });

  it('keep the spaces around values that are put in', () => {
    const source = `css\`
      animation: \${appear} var(--_calm) \${LATE_MS}ms backwards;
      & > \${inner} {
        top: \${y};
      }
    \``;
    const compacted = `css\` animation:\${appear} var(--_calm) \${LATE_MS}ms backwards;& > \${inner}{top:\${y};}\``;
    expect(withCompactStyles('/src/ui/box.tsx', source)).toBe(compacted);
  });

  it('have the recipes of recipes.style.ts in place of their names', () => {
    const source = `import { framed } from '../../ui/recipes.style'; const box = css\` \${framed} color: red; \`;`;
    const framed = 'border:1px solid var(--_border);border-radius:var(--_radius);';
    expect(withCompactStyles('src/features/x/x.style.ts', source)).toContain(`css\` ${framed}color:red;\``);
  });
});
