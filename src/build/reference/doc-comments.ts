import ts from 'typescript';

/** The texts that a declaration's source carries in its doc comments. */
export interface DocComments {
  /** The first paragraph above the declaration. */
  summary: string;
  /** The further ones. */
  notes: string[];
  /** The `@` lines in their order: `{ name: 'part', text: 'card - one event' }`. */
  lines: { name: string; text: string }[];
  /** By the entry's name. */
  attributes: Record<string, DocComment>;
  properties: Record<string, DocComment>;
  events: Record<string, DocComment>;
}

export interface DocComment {
  text: string;
  /** A property's TypeScript type. */
  type?: string;
  /** After `@example`: a value to start with. */
  example?: string;
  /** After `@default`: what holds otherwise, in words. */
  default?: string;
}

/**
 * Reads the doc comments of a file in widgets/: the one place where tags are described in words. They
 * cost no bytes in what a browser loads, which is why they are not part of the declaration itself.
 * @param source the file's text.
 * @param file its name, for messages.
 */
export function readDocComments(source: string, file: string): DocComments {
  const { statement, object } = findObject(source, file, 'define');
  const entries = (name: string) => commentsOf(propertyOf(object, name)?.initializer);
  const [summary = '', ...notes] = paragraphsAbove(statement);
  return {
    summary,
    notes,
    lines: linesAbove(statement),
    attributes: entries('attributes'),
    properties: namedTexts(textAbove(propertyOf(object, 'properties'))),
    events: entries('events'),
  };
}

/** Reads the doc comments of a constant's entries, as those of `commonAttributes` in src/element/declaration.ts. */
export function readEntryComments(source: string, file: string, constant: string): Record<string, DocComment> {
  return commentsOf(findObject(source, file, constant).object);
}

/** The first object that is given to a function of this name, or to a constant of this name. */
function findObject(source: string, file: string, name: string) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  for (const statement of parsed.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: constant, initializer } of statement.declarationList.declarations) {
      const value = initializer && plainValue(initializer);
      const given =
        value && ts.isCallExpression(value) && value.expression.getText() === name ? value.arguments[0] : value;
      if (!given || !ts.isObjectLiteralExpression(given)) continue;
      if (given !== value || constant.getText() === name) return { statement, object: given };
    }
  }
  throw new Error(`${file}: no object for ${name} found`);
}

/** Without `as const` and `satisfies …`. */
function plainValue(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? plainValue(node.expression) : node;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined {
  return object.properties.filter(ts.isPropertyAssignment).find((property) => nameOf(property) === name);
}

/** The comment above each entry of an object. */
function commentsOf(node: ts.Expression | undefined): Record<string, DocComment> {
  const object = node && plainValue(node);
  if (!object || !ts.isObjectLiteralExpression(object)) return {};
  const entries = object.properties.filter(ts.isPropertyAssignment).map((entry): [string, DocComment] => {
    const lines = linesAbove(entry).filter(({ name }) => name === 'example' || name === 'default');
    return [
      nameOf(entry),
      { text: textAbove(entry), ...Object.fromEntries(lines.map(({ name, text }) => [name, text])) },
    ];
  });
  return Object.fromEntries(entries);
}

/** The texts of a list's comment, in which each starts with a name and its type: `` `event: SocietyEvent`: … ``. */
function namedTexts(comment: string): Record<string, DocComment> {
  const found: Record<string, DocComment> = {};
  const parts = comment.split(/`(\w+): ([^`]+)`:\s+/).slice(1);
  for (let i = 0; i < parts.length; i += 3) {
    const [name = '', type, text] = parts.slice(i);
    found[name] = { text: asSentence(text), type };
  }
  return found;
}

function asSentence(text = ''): string {
  const plain = text.trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function textAbove(node: ts.Node | undefined): string {
  return paragraphsAbove(node).join(' ');
}

function paragraphsAbove(node: ts.Node | undefined): string[] {
  const comment = node && ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const text = (comment && ts.getTextOfJSDocComment(comment.comment)) ?? '';
  return text.split(/\n\s*\n/).map(inOneLine);
}

function linesAbove(node: ts.Node): { name: string; text: string }[] {
  return ts.getJSDocTags(node).map((line) => ({
    name: line.tagName.text,
    text: inOneLine(ts.getTextOfJSDocComment(line.comment)),
  }));
}

function nameOf(property: ts.PropertyAssignment): string {
  return ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
}

function inOneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
