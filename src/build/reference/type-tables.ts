import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { code, table } from './readme-tables';

/** The interfaces of the items in the tags' events and properties, with the files that declare them. */
const TYPES = [
  ['SocietyEvent', 'src/model/events/event.ts'],
  ['NewsItem', 'src/model/news/news.ts'],
  ['Project', 'src/model/student-life/project.ts'],
] as const;

/** Returns a table of fields for each type, from its doc comments. */
export function typeTables(): string {
  return TYPES.map(([name, file]) => `### ${name}\n\n${fieldsTable(name, file)}`).join('\n');
}

function fieldsTable(name: string, file: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declaration = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!declaration) throw new Error(`${file} declares no interface ${name}`);
  const rows = declaration.members.filter(ts.isPropertySignature).map((member) => {
    const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
    const text = (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\s+/g, ' ');
    return [code(member.name.getText() + (member.questionToken ? '?' : '')), code(member.type?.getText() ?? ''), text];
  });
  return table(['Field', 'Type', 'Meaning'], rows);
}
