import { css as gooberCss } from 'goober';

/** A constant whose text is known here, or a style that is declared with `css` or `keyframes`. */
const DECLARATION = /\bconst (\w+) = (?:(css|keyframes)?(`[^`]*`)|'([^'\n]*)'|(\d+))/g;

const STYLE_IMPORT = /import \{([^}]*)\} from '(\.\S*\/style)'/;

/**
 * Puts into a file what goober makes of its styles, under the same names, so that no browser spends bytes or time on
 * that. A style with a value that only another file has stays as it is, and is compiled where it is used.
 */
export function withCompiledStyles(source: string): string {
  const from = STYLE_IMPORT.exec(source);
  if (!from) return source;
  const constants = new Map<string, string>();
  const compiled = source
    .replace(
      DECLARATION,
      (whole: string, name: string, kind?: 'css' | 'keyframes', template?: string, text?: string, number?: string) => {
        const value = template ? resolved(template.slice(1, -1), constants) : (text ?? number);
        if (value === undefined || (template && value.includes('\\'))) return whole;
        const style = kind && compile(kind, value);
        constants.set(name, style ? style.name : value);
        if (!style) return whole;
        return `const ${name} = ${added(style)}`;
      },
    )
    .replace(/\b(css|keyframes)(`[^`]*`)/g, (whole: string, kind: 'css' | 'keyframes', template: string) => {
      const value = resolved(template.slice(1, -1), constants);
      return value === undefined || value.includes('\\') ? whole : added(compile(kind, value));
    });
  return compiled === source ? source : compiled.replace(STYLE_IMPORT, "import {$1, addStyle} from '$2'");
}

function added({ name, text }: { name: string; text: string }): string {
  return `addStyle(${JSON.stringify(name)}, ${JSON.stringify(text)})`;
}

/** A template with the values of its constants; undefined if one of them is not known. */
function resolved(template: string, constants: ReadonlyMap<string, string>): string | undefined {
  let isKnown = true;
  const text = template.replace(/\$\{([^}]*)\}/g, (_, expression: string) => {
    const value = constants.get(expression);
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  return isKnown ? text : undefined;
}

/** What goober makes of a style: its rules, and the class or the animation that they are for. */
function compile(kind: 'css' | 'keyframes', style: string): { name: string; text: string } {
  const sheet = { data: '' };
  const strings = Object.assign([style], { raw: [style] });
  const bound = { target: sheet, ...(kind === 'keyframes' && { k: 1 }) };
  const name = (gooberCss as (this: unknown, strings: TemplateStringsArray) => string).call(bound, strings);
  // goober writes a style once, and forgets the text of those that it knows.
  if (sheet.data) texts.set(name, sheet.data);
  return { name, text: texts.get(name) ?? '' };
}

const texts = new Map<string, string>();
