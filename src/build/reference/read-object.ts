import ts from 'typescript';
import * as apiPaths from '../../model/api-paths';

/** An object literal of a source file, with the doc comment above it and those of its entries. */
export interface ReadObject {
  /** The paragraphs of the comment above it. */
  paragraphs: string[];
  /** Its `@` tags in their order: `{ name: 'part', text: 'card - one event' }`. */
  tags: { name: string; text: string }[];
  entries: ReadEntry[];
}

export interface ReadEntry {
  name: string;
  /** Its doc comment in one line. */
  text: string;
  /** The `@` tags of its comment by name, as `example` and `default`. */
  tags: Record<string, string>;
  /** @throws when it is not a literal, nor one of the API's paths. */
  readonly value: unknown;
  /** The entries of an entry that is an object itself. */
  readonly entries: ReadEntry[];
}

/**
 * Reads the first object that a file gives to a function of this name, or to a constant of this name. Tags and
 * tokens are described in doc comments, which cost no bytes in a browser.
 * @param source the file's text.
 * @param file its name, for messages.
 */
export function readObject(source: string, file: string, name: string): ReadObject {
  for (const statement of parse(source, file)) {
    for (const { name: constant, initializer } of statement.declarationList.declarations) {
      const value = initializer && plain(initializer);
      const isCall = value && ts.isCallExpression(value) && value.expression.getText() === name;
      const object = isCall ? value.arguments[0] : constant.getText() === name ? value : undefined;
      if (object && ts.isObjectLiteralExpression(object)) {
        return { paragraphs: paragraphsAbove(statement), tags: tagsAbove(statement), entries: entriesOf(object) };
      }
    }
  }
  throw new Error(`${file}: no object for ${name} found`);
}

function entriesOf(node: ts.Expression): ReadEntry[] {
  const object = plain(node);
  if (!ts.isObjectLiteralExpression(object)) return [];
  return object.properties.filter(ts.isPropertyAssignment).map((entry) => ({
    name: nameOf(entry),
    text: paragraphsAbove(entry).join(' '),
    tags: Object.fromEntries(tagsAbove(entry).map(({ name, text }) => [name, text])),
    get value() {
      return literalValue(entry.initializer);
    },
    get entries() {
      return entriesOf(entry.initializer);
    },
  }));
}

function literalValue(node: ts.Expression): unknown {
  const value = plain(node);
  if (ts.isStringLiteralLike(value)) return value.text;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (value.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(value)) return value.elements.map(literalValue);
  if (ts.isObjectLiteralExpression(value)) {
    return Object.fromEntries(entriesOf(value).map((entry) => [entry.name, entry.value]));
  }
  const path = Object.entries(apiPaths).find(([name]) => name === value.getText())?.[1];
  if (!path) throw new Error(`${value.getSourceFile().fileName}: ${value.getText()} is not a literal`);
  return path;
}

/** The statements of a file that declare variables. */
function parse(source: string, file: string): ts.VariableStatement[] {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true).statements.filter(ts.isVariableStatement);
}

/** Without `as const` and `satisfies …`. */
function plain(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? plain(node.expression) : node;
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function paragraphsAbove(node: ts.Node): string[] {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return text.split(/\n\s*\n/).map(inOneLine);
}

function tagsAbove(node: ts.Node): ReadObject['tags'] {
  return ts.getJSDocTags(node).map(({ tagName, comment }) => {
    return { name: tagName.text, text: inOneLine(ts.getTextOfJSDocComment(comment)) };
  });
}

function inOneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
