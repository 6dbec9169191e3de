/** A word of a command line, in which systemd replaces `$NAME` too. */
export function word(text: string): string {
  return quoted(text.replaceAll('$', '$$$$'));
}

/** A value of a line that may hold several. */
export function quoted(text: string): string {
  const escaped = escapeSpecifiers(text.replaceAll('\\', '\\\\')).replaceAll('"', '\\"');
  return /[\s"'\\;]/.test(text) ? `"${escaped}"` : escaped;
}

/** In a unit, `%n` and the like stand for something. */
export function escapeSpecifiers(text: string): string {
  return text.replaceAll('%', '%%');
}
