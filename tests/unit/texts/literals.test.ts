import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ENGLISH } from '../../../src/texts/english';

/** Attributes whose text people read or hear. */
const READ = /^(aria-(label|roledescription|valuetext|description)|title|alt|placeholder)$/;
/** Properties of our components that are translated where they are shown. */
const TRANSLATED_LATER = /^(text|label|title|failedText|emptyText|loadingText)$/;
const WORD = /\p{L}{2}/u;

/** What is read by people and does not go through `t`, with the file's name. */
function untranslated(file: string, source: string): string[] {
  const found: string[] = [];
  const report = (text: string) => found.push(`${file}: ${text.trim()}`);
  const literalsIn = (node: ts.Node): string[] => {
    if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return [];
    if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
    if (ts.isBinaryExpression(node) && /^[<>=!]/.test(node.operatorToken.getText())) return [];
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.flatMap(({ expression, literal }) => [...literalsIn(expression), literal.text]);
      return [node.head.text, ...spans];
    }
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node) || ts.isArrowFunction(node))
      return [];
    return node.getChildren().flatMap(literalsIn);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && WORD.test(node.text)) report(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const text of literalsIn(node.expression)) if (WORD.test(text)) report(text);
    }
    if (ts.isJsxAttribute(node) && node.initializer) {
      const name = node.name.getText();
      const isOfOurs = /^[A-Z]/.test(node.parent.parent.tagName.getText());
      const texts = literalsIn(node.initializer).filter((text) => WORD.test(text));
      if (isOfOurs && TRANSLATED_LATER.test(name)) {
        for (const text of texts) if (!(ENGLISH as readonly string[]).includes(text)) report(text);
      } else if (READ.test(name)) texts.forEach(report);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** The views of the tags: what their declarations import, and so on. */
function viewsOfTags(): Map<string, string> {
  const views = new Map<string, string>();
  const visit = (path: string) => {
    const file = ['.ts', '.tsx'].map((ending) => path + ending).find(existsSync);
    if (!file || views.has(file)) return;
    const source = readFileSync(file, 'utf8');
    views.set(file, source);
    for (const { fileName } of ts.preProcessFile(source).importedFiles) {
      if (fileName.startsWith('.')) visit(posix.join(posix.dirname(file), fileName));
    }
  };
  for (const file of readdirSync('widgets')) if (/\.ts$/.test(file)) visit(`widgets/${file.slice(0, -3)}`);
  return views;
}

it('the views of the tags show no text that does not go through the catalogue', () => {
  const views = [...viewsOfTags()].filter(([file]) => file.endsWith('.tsx'));
  expect(views.length).toBeGreaterThan(50);
  expect(views.flatMap(([file, source]) => untranslated(file, source))).toEqual([]);
});

it.each([
  ['<p>Hello you</p>', ['Hello you']],
  ['<p aria-label="Hello">{x}</p>', ['Hello']],
  ["<p>{isOpen ? 'Open' : t('Close')}</p>", ['Open']],
  ["<p>{isOpen && 'Open'}</p>", ['Open']],
  ['<Notice text="Not in the list" />', ['Not in the list']],
  ['<Notice text="Loading events..." className="close">{name} – 1</Notice>', []],
  ["<p title={t('Close')}>{kind === 'ready' && count}</p>", []],
])('the search for texts finds in %s %j', (source, texts) => {
  expect(untranslated('x.tsx', `const x = ${source};`)).toEqual(texts.map((text) => `x.tsx: ${text}`));
});
