import type { Described, DescribedTag } from './declarations';

/** The version of VS Code's format: https://github.com/microsoft/vscode-custom-data */
const FORMAT_VERSION = 1.1;

/** VS Code's custom data: with it, the editor completes and explains the tags in HTML files. */
export function htmlCustomData(tags: readonly DescribedTag[]) {
  return {
    version: FORMAT_VERSION,
    tags: tags.map((tag) => ({
      name: tag.tag,
      description: markdown([
        tag.summary,
        ...tag.notes,
        ...list('Events', tag.events),
        ...list('Methods', tag.methods),
        ...list('States', tag.states),
        ...list('Parts', tag.parts),
      ]),
      attributes: tag.attributes.map(({ name, doc, values }) => ({
        name,
        description: markdown([doc]),
        ...(values && { values: values.map((value) => ({ name: value })) }),
      })),
    })),
  };
}

function list(title: string, entries: readonly Described[]): string[] {
  if (entries.length === 0) return [];
  return [`**${title}**`, entries.map(({ name, doc }) => `- \`${name}\`: ${doc}`).join('\n')];
}

function markdown(paragraphs: readonly string[]) {
  return { kind: 'markdown', value: paragraphs.join('\n\n') };
}
