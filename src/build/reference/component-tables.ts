import ts from 'typescript';
import { LIBRARY } from '../folders';
import { code, table } from './readme-tables';

const TYPES = `${LIBRARY}/index.d.ts`;

/** Returns the text of the library's README.md: a table of props and methods for each component. */
export function componentTables(): string {
  const moduleResolution = ts.ModuleResolutionKind.Bundler;
  const program = ts.createProgram([TYPES], {
    module: ts.ModuleKind.ESNext,
    moduleResolution,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const library = checker.getSymbolAtLocation(program.getSourceFile(TYPES) as ts.Node) as ts.Symbol;
  const exported = new Map(checker.getExportsOfModule(library).map((symbol) => [symbol.name, symbol]));
  const find = (name: string) => checker.getAliasedSymbol(exported.get(name) as ts.Symbol);
  const docOf = (symbol: ts.Symbol) => {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');
  };

  /** Returns table rows for a type's members that are declared in an interface accepted by `isOwn`. */
  const rows = (kind: string, type: string, isOwn: (declaredIn: string) => boolean) =>
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(find(type))).flatMap((member) => {
      const declaration = member.declarations?.find(
        ({ parent }) => ts.isInterfaceDeclaration(parent) && isOwn(parent.name.text),
      );
      const text = declaration?.getText().replace(/\s+/g, ' ').replace(/;$/, '');
      return text ? [[kind, code(text), docOf(member)]] : [];
    });
  const tableOf = (all: string[][]) => table(['', 'Declared as', 'Meaning'], all);
  const common = tableOf(rows('Prop', 'HostProps', (declaredIn) => declaredIn === 'HostProps'));
  const components = [...exported.keys()]
    .filter((name) => exported.has(`${name}Element`))
    .map((name) => {
      const props = rows('Prop', `${name}Props`, (declaredIn) => !/^(?:HostProps|AriaAttributes)$/.test(declaredIn));
      const methods = rows('Method', `${name}Element`, (declaredIn) => declaredIn === 'ViewMethods');
      return `## ${name}\n\n${docOf(find(name))}\n\n${tableOf([...props, ...methods])}`;
    });
  return `# Components\n\nAll accept \`aria-*\`, \`data-*\` and these props:\n\n${common}\n${components.join('\n')}`;
}
