import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../ui/storage';

/* Unsent texts of officers. They survive a change of section, a new session and a reload, until the tab is closed. */

const KEY = 'ummes.desk.drafts';

function readDrafts(): Record<string, unknown> {
  return { ...Object(readStored('sessionStorage', KEY)) };
}

export function readDraft(name: string): unknown {
  return readDrafts()[name];
}

/** Keeps a draft. @param draft undefined removes it. */
export function writeDraft(name: string, draft: unknown): void {
  writeStored('sessionStorage', KEY, { ...readDrafts(), [name]: draft });
}

/** Removes all drafts, for the next person at this computer. */
export function removeDrafts(): void {
  removeStored('sessionStorage', KEY);
}

/** Text that an officer types, kept as a draft. */
export function useTyped(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => String(readDraft(name) ?? ''));
  return [
    text,
    (next) => {
      setText(next);
      writeDraft(name, next || undefined);
    },
  ];
}
