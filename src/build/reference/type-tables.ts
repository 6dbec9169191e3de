import ts from 'typescript';
import { docsOf } from './docs';
import { code, table } from './readme-tables';

/** The interfaces of the items in the tags' events and properties, with the files that declare them. */
const TYPES = [
  ['SocietyEvent', 'src/model/events/event.ts'],
  ['NewsItem', 'src/model/news/news.ts'],
  ['Project', 'src/model/student-life/project.ts'],
] as const;

/** Returns a table of fields for each type, from its doc comments. */
export function typeTables(): string {
  const files = TYPES.map(([, file]) => file);
  const program = ts.createProgram(files, { strict: true, types: [], noEmit: true });
  return TYPES.map(([name, file]) => `### ${name}\n\n${fieldsTable(program, name, file)}`).join('\n');
}

function fieldsTable(program: ts.Program, name: string, file: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declaration = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!declaration) throw new Error(`${file} declares no interface ${name}`);
  // Fields that come from a table have their comments there: `EVENT_FACTS.speaker`.
  const docs = new Map(
    [...docsOf(file)].map(([path, { paragraphs }]) => [path.split('.').at(-1), paragraphs.join(' ')]),
  );
  const rows = checker
    .getTypeAtLocation(declaration)
    .getProperties()
    .map((field) => {
      const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      const type = checker.getTypeOfSymbolAtLocation(field, declaration);
      const own = ts.displayPartsToString(field.getDocumentationComment(checker)).replace(/\s+/g, ' ');
      return [
        code(field.name + (isOptional ? '?' : '')),
        code(typeText(checker, type, isOptional)),
        own || (docs.get(field.name) ?? ''),
      ];
    });
  return table(['Field', 'Type', 'Meaning'], rows);
}

/** Writes a type as it is, without the names that only our code has. */
function typeText(checker: ts.TypeChecker, type: ts.Type, isOptional: boolean): string {
  const shown = isOptional ? checker.getNonNullableType(type) : type;
  return checker.typeToString(shown, undefined, ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation);
}
