import { css as gooberCss } from 'goober';
import { styleName } from '../../ui/style-name';

/** A constant whose text is known here, or a style that is declared with `css` or `keyframes`. */
const DECLARATION = /\bconst (\w+) = (?:(css|keyframes)?(`[^`]*`)|'([^'\n]*)'|(\d+))/g;

const STYLE_IMPORT = /import \{([^}]*)\} from '(\.\S*\/style)'/;

/**
 * Puts into a file what goober makes of its styles, so that no browser spends bytes or time on that. A class is named
 * by its compiled rules: its name is not in the file. A style with a value that only another file has stays as it is, and is compiled where it is used.
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
        return `const ${name} = ${style.code}`;
      },
    )
    .replace(/\b(css|keyframes)(`[^`]*`)/g, (whole: string, kind: 'css' | 'keyframes', template: string) => {
      const value = resolved(template.slice(1, -1), constants);
      return value === undefined || value.includes('\\') ? whole : compile(kind, value).code;
    });
  return compiled === source ? source : compiled.replace(STYLE_IMPORT, "import {$1, addRules, addStyle} from '$2'");
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

/** What goober makes of a style: the name of the class or the animation, and the code that adds it. */
function compile(kind: 'css' | 'keyframes', style: string): { name: string; code: string } {
  const sheet = { data: '' };
  const strings = Object.assign([style], { raw: [style] });
  const bound = { target: sheet, ...(kind === 'keyframes' && { k: 1 }) };
  const name = (gooberCss as (this: unknown, strings: TemplateStringsArray) => string).call(bound, strings);
  // goober writes a style once, and forgets the text of those that it knows.
  if (sheet.data) texts.set(name, sheet.data);
  const text = texts.get(name) ?? '';
  if (kind === 'keyframes') return { name, code: `(addRules(${JSON.stringify(text)}), "${name}")` };
  const rules = text.replaceAll(`.${name}`, '&');
  return { name: styleName(rules), code: `addStyle(${JSON.stringify(rules)})` };
}

const texts = new Map<string, string>();
