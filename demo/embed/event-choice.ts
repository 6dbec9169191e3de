import type { DescribedAttribute } from '../../src/build/reference/declarations';

interface Row {
  id: string;
  title: string;
  date: string;
}

/** Turns `event-id` into a choice of the current events, or returns it unchanged if they can't be loaded. */
export async function eventChoice(attribute: DescribedAttribute): Promise<{
  attribute: DescribedAttribute;
  titles: Record<string, string>;
}> {
  const rows = await events();
  if (rows.length === 0) return { attribute, titles: {} };
  return {
    attribute: { ...attribute, kind: 'choice', values: rows.map(({ id }) => id), example: rows[0]?.id ?? '' },
    titles: Object.fromEntries(rows.map(({ id, title, date }) => [id, date ? `${title}, ${date}` : title])),
  };
}

async function events(): Promise<Row[]> {
  try {
    const { data } = await (await fetch('/api/sheets/events')).json();
    return Array.isArray(data) ? data : [];
  } catch {
    return [];
  }
}
