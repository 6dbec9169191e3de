import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callDesk } from '../../../api/desk/call-desk';
import { sheetCells } from '../../../model/desk/publication';
import type { SheetCondition } from '../../../model/desk/sheet-report';
import { NotLoaded } from '../../controls';
import { quiet } from '../../desk.style';
import { BoardForm } from './board-form';
import { SiteForm } from './site-form';
import type { SheetFormProps } from './use-sheet-form';

/** A form for a sheet's cells. Publishing it makes a new version. */
export function EditSheet({ condition, onEnd }: { condition: SheetCondition; onEnd: () => void }) {
  const { name, place } = condition;
  const [tries, setTries] = useState(0);
  const query = useQuery({
    queryKey: ['cells', name, tries],
    queryFn: () => callDesk(`/content/${name}/cells`, sheetCells),
    refetchInterval: false, // it would replace what is being edited
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!query.data || query.isPlaceholderData) return <NotLoaded query={query} />;
  const props: SheetFormProps = { condition, cells: query.data, reload: () => setTries(tries + 1), onEnd };
  const source = place === 'link' ? 'the link' : place === 'desk' || place === null ? '' : 'the file on the server';
  return (
    <>
      {source && (
        <p className={quiet}>
          {`This sheet comes from ${source}. If you publish here, it comes from the desk instead, and changes to ${source} no longer show.`}
        </p>
      )}
      {name === 'board' ? <BoardForm key={tries} {...props} /> : <SiteForm key={tries} {...props} />}
    </>
  );
}
