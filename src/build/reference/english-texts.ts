import { relative } from 'node:path';
import ts from 'typescript';
import type { Texts } from '../../texts/text';

/** Folders with translated strings. The society's own pages and the desk are in English only. */
const TRANSLATED = ['src/features', 'src/ui', 'src/element', 'src/model', 'src/content'];

/** The English texts of tags and components. */
interface EnglishTexts {
  texts: string[];
  /** Where a string that isn't known at compile time is used as `Text`. It would never be translated. */
  unknown: string[];
}

/** Collects the strings that are known at compile time where `Text` is expected. */
export function englishTexts(): EnglishTexts {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: TRANSLATED }, ts.sys, '.');
  const program = ts.createProgram(fileNames, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const texts = new Set<string>();
  const unknown: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (isText(checker.getContextualType(node))) texts.add(node.text);
    } else if (isGiven(node) && isText(checker.getContextualType(node))) {
      const type = checker.getTypeAtLocation(node);
      for (const text of literals(type)) texts.add(text); // the type of a constant is its text
      if (isAnyString(type)) unknown.push(placeOf(node));
    }
    ts.forEachChild(node, visit);
  };
  for (const name of fileNames) ts.forEachChild(program.getSourceFile(name) as ts.SourceFile, visit);
  return { texts: [...texts].filter(Boolean).sort(), unknown };
}

/** Lists the texts that have no translation in a language. They are shown in English. */
export function missingTranslations(english: readonly string[], texts: Texts): string[] {
  return english.filter((text) => !Object.hasOwn(texts, text));
}

/** Lists the translations of texts that aren't used any more, such as those of a text that was reworded. */
export function orphanedTranslations(english: readonly string[], texts: Texts): string[] {
  return Object.keys(texts).filter((text) => !english.includes(text));
}

/** Tests whether a node is an argument of a function, or a value in JSX. */
function isGiven(node: ts.Node): node is ts.Expression {
  return ts.isExpression(node) && (ts.isCallExpression(node.parent) || ts.isJsxExpression(node.parent));
}

/** Tests whether a type is `Text`, or a union with it. */
function isText(type: ts.Type | undefined): boolean {
  return type?.aliasSymbol?.name === 'Text' || (type?.isUnion() === true && type.types.some(isText));
}

/** Tests whether a type is `string`, or a union with it. */
function isAnyString(type: ts.Type): boolean {
  return type.isUnion() ? type.types.some(isAnyString) : (type.flags & ts.TypeFlags.String) !== 0;
}

/** Names a node's file and line. */
function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative('.', file.fileName)}:${line + 1}`;
}

/** Returns the string literals in a type. */
function literals(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literals);
  return type.isStringLiteral() ? [type.value] : [];
}
