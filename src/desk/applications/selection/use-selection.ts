import { useState } from 'react';
import type { ApplicationSummary } from '../../../model/desk/application';

/** The applications that the officer has ticked, which may be on several pages of the list. */
export function useSelection() {
  const [selected, setSelected] = useState<readonly ApplicationSummary[]>([]);

  function select(changed: readonly ApplicationSummary[], isSelected: boolean) {
    const others = withoutIds(selected, idsOf(changed));
    setSelected(isSelected ? [...others, ...changed] : others);
  }

  return {
    selected,
    select,
    drop: (ids: readonly string[]) => setSelected((all) => withoutIds(all, ids)),
    clear: () => setSelected([]),
  };
}

function idsOf(applications: readonly ApplicationSummary[]): string[] {
  return applications.map(({ id }) => id);
}

function withoutIds(applications: readonly ApplicationSummary[], ids: readonly string[]): ApplicationSummary[] {
  return applications.filter(({ id }) => !ids.includes(id));
}
