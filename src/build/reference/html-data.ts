import type { DescribedTag } from './declarations';

/** The version of VS Code's format: https://github.com/microsoft/vscode-custom-data */
const FORMAT_VERSION = 1.1;

/** Returns VS Code's custom data, which lets the editor complete and explain the tags in HTML files. */
export function htmlCustomData(tags: readonly DescribedTag[]) {
  const markdown = (paragraphs: readonly string[]) => ({ kind: 'markdown', value: paragraphs.join('\n\n') });
  return {
    version: FORMAT_VERSION,
    tags: tags.map((tag) => ({
      name: tag.tag,
      description: markdown([tag.summary, ...tag.notes]),
      attributes: tag.attributes.map(({ name, doc, values }) => ({
        name,
        description: markdown([doc]),
        ...(values && { values: values.map((value) => ({ name: value })) }),
      })),
    })),
  };
}
