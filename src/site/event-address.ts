/** The id in the path of an event's page. An invalid encoding is left as it is: no event has it. */
export function eventIdIn(path: string): string {
  const id = path.split('/')[2] ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
