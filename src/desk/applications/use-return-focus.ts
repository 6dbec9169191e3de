import { useEffect, useRef } from 'react';

/** Returns focus to a closed application's row once the list shows it. @param id of the open application, or ''. */
export function useReturnFocus(id: string, items: unknown): void {
  const closed = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again once the list has loaded
  useEffect(() => {
    if (id) closed.current = id;
    const row = document.getElementById(`row-${id ? '' : closed.current}`);
    const isElsewhere = (document.activeElement as HTMLElement | null)?.tabIndex === 0;
    if (!row) return;
    if (!isElsewhere) row.focus();
    closed.current = '';
  }, [id, items]);
}
