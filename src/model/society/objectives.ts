import type { Society } from './society';

/** An objective of the alumni network. */
export interface Objective {
  title: string;
  /** '' if the sheet has only a title. */
  text: string;
}

const OBJECTIVE_KEYS = ['objective1', 'objective2', 'objective3', 'objective4', 'objective5'] as const;

/** Returns the objectives, each written as `Title: text`. */
export function objectives(society: Society): Objective[] {
  return OBJECTIVE_KEYS.map((key) => society[key])
    .filter(Boolean)
    .map((written) => {
      const [, title = written, text = ''] = /^([^:]+):\s*(.*)$/s.exec(written) ?? [];
      return { title: title.trim(), text: text.trim() };
    });
}
