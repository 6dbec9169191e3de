import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The doc comment of a constant, or of an entry of an object. */
export interface Doc {
  /** Its paragraphs, each on one line. */
  paragraphs: string[];
  /** Its `@` tags in order: `{ name: 'part', text: 'card - one event' }`. */
  tags: { name: string; text: string }[];
  /** The value, if it is a string. */
  value: string | undefined;
}

/**
 * Returns the doc comments of a file's declarations, by their path in the file: `tokens.radius`,
 * `events.attributes.show`. Tags and tokens are described in doc comments, which cost no bytes in a browser.
 */
export function docsOf(file: string): Map<string, Doc> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const docs = new Map<string, Doc>();
  const visit = (node: ts.Node, path: string[]) => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    const own = isNamed ? [...path, ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()] : path;
    if (isNamed) docs.set(own.join('.'), docOf(node));
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(source, []);
  return docs;
}

function docOf(node: ts.VariableDeclaration | ts.PropertyAssignment): Doc {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const { initializer } = node;
  return {
    paragraphs: (ts.getTextOfJSDocComment(comment?.comment) ?? '').split(/\n\s*\n/).map(inOneLine),
    tags: ts.getJSDocTags(node).map(({ tagName, comment }) => {
      return { name: tagName.text, text: inOneLine(ts.getTextOfJSDocComment(comment)) };
    }),
    value: initializer && ts.isStringLiteralLike(initializer) ? initializer.text : undefined,
  };
}

function inOneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
