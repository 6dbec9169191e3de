import type { ColumnGuide } from './sheet-kind';

/** Returns the guide to the columns that news and projects share. @param untitled replaces a missing title. */
export function titledGuide(untitled: string): Record<'id' | 'title', ColumnGuide> {
  return {
    id: {
      note: 'a short, unique name, used in the URL; without it, one is made from the title',
      advice: () => 'a short name that no other row uses, or leave the cell empty',
    },
    title: { note: `if missing: '${untitled}'`, advice: () => 'the title that visitors should see' },
  };
}
