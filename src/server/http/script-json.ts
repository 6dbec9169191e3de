/**
 * Data as the text of a script element. Nothing in it ends the element or opens a comment; U+2028 and U+2029 end a
 * line in older parsers of scripts. Programs that collect email addresses find none: the @ is escaped too.
 */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('@', '\\u0040')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
