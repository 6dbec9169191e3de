import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../ui/storage';

/* Officers' unsent text. It survives section changes, sign-ins and reloads, until they sign out or close the tab. */

const KEY = 'ummes.desk.drafts';

function readDrafts(): Record<string, unknown> {
  return { ...Object(readStored('sessionStorage', KEY)) };
}

export function readDraft(name: string): unknown {
  return readDrafts()[name];
}

/** Stores a draft, or removes it if `draft` is undefined. */
export function writeDraft(name: string, draft: unknown): void {
  writeStored('sessionStorage', KEY, { ...readDrafts(), [name]: draft });
}

/** Removes all drafts, so that the next person at this computer can't read them. */
export function removeDrafts(): void {
  removeStored('sessionStorage', KEY);
}

/** Like `useState('')`, but stores the text as a draft. */
export function useDraftText(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => String(readDraft(name) ?? ''));
  return [
    text,
    (next) => {
      setText(next);
      writeDraft(name, next || undefined);
    },
  ];
}
