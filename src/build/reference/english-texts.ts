import ts from 'typescript';
import type { Texts } from '../../texts/text';

/** Folders with translated strings. The society's own pages and the desk are in English only. */
const TRANSLATED = ['src/features', 'src/ui', 'src/element', 'src/model', 'src/content'];

/** Collects the English strings of tags and components: those known at compile time where `Text` is expected. */
export function englishTexts(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: TRANSLATED }, ts.sys, '.');
  const program = ts.createProgram(fileNames, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isString = ts.isStringLiteralLike(node);
    const isGiven = ts.isExpression(node) && (ts.isCallExpression(node.parent) || ts.isJsxExpression(node.parent));
    if ((isString || isGiven) && isText(checker.getContextualType(node))) {
      // The type of a constant is its text.
      for (const text of isString ? [node.text] : literals(checker.getTypeAtLocation(node))) texts.add(text);
    }
    ts.forEachChild(node, visit);
  };
  for (const name of fileNames) ts.forEachChild(program.getSourceFile(name) as ts.SourceFile, visit);
  return [...texts].filter(Boolean).sort();
}

/** Lists the strings that have no translation in a language, and the unused translations. */
export function translationsToDo(english: readonly string[], lang: string, texts: Texts): string[] {
  const missing = english.filter((text) => !Object.hasOwn(texts, text));
  const unused = Object.keys(texts).filter((text) => !english.includes(text));
  return [
    ...missing.map((text) => `To do: ${lang} has no translation of '${text}'`),
    ...unused.map((text) => `To do: ${lang} translates '${text}', which is not used`),
  ];
}

/** Tests whether a type is `Text`, or a union with it. */
function isText(type: ts.Type | undefined): boolean {
  return type?.aliasSymbol?.name === 'Text' || (type?.isUnion() === true && type.types.some(isText));
}

/** Returns the string literals in a type. */
function literals(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literals);
  return type.isStringLiteral() ? [type.value] : [];
}
