import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withCompactStyles } from '../../../src/build/bundling/compact-styles';
import { addStyle, css, keyframes, stylesText } from '../../../src/ui/style';

const compiled = (source: string) => withCompactStyles('/src/ui/some.style.ts', source);

describe('the styles of a file that the build has compiled', () => {
  it('have the rules that goober gives them in a browser', () => {
    const name = css`color:red;&:hover{color:blue;}`;
    const animation = keyframes`from{opacity:0;}`;
    const text = compiled(`import { css, keyframes } from './style';
const appear = keyframes\`from { opacity: 0; }\`;
export const link = css\`color: red; &:hover { color: blue; }\`;`);
    const [, frames = '', named] = /addRules\("(.*?)"\), "(\w+)"/.exec(text) ?? [];
    expect(stylesText()).toContain(frames);
    expect(named).toBe(animation);
    const [, rules = ''] = /link = addStyle\("(.*)"\)/.exec(text) ?? [];
    expect(stylesText()).toContain(rules.replaceAll('&', `.${name}`));
    const own = addStyle(rules);
    expect(stylesText()).toContain(rules.replaceAll('&', `.${own}`));
  });

  it('contain the texts, sizes and names of other styles of the file', () => {
    const text = compiled(`import { css } from './style';
const WIDTH = 40;
const wide = '@media (min-width: 60em)';
const card = css\`color:red;\`;
const grid = css\`\${wide} { width: \${WIDTH}px; & > .\${card} { top: 0; } }\`;`);
    expect(text).toMatch(/@media \(min-width: 60em\)\{&\{width:40px;\}& > \.go\d+\{top:0;\}\}/);
  });

  it('stay as they are where a value comes from elsewhere', () => {
    const source = `import { css } from './style';\nconst a = css\`width:\${elsewhere}px;\`;`;
    expect(compiled(source)).toBe(source);
  });

  it('leave nothing to goober in the product', () => {
    const files = ['src/ui', 'src/features', 'src/site'].flatMap((folder) => {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
    });
    const left = files.filter((file) => {
      if (!/\.tsx?$/.test(file) || file === 'src/ui/style.ts') return false;
      return /(?:= |: )(?:css|keyframes)`/.test(withCompactStyles(resolve(file), readFileSync(file, 'utf8')));
    });
    expect(left).toEqual([]);
  });
});
