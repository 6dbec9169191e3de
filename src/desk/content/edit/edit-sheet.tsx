import { useState } from 'react';
import { NotLoaded } from '../../shared/controls';
import { quiet } from '../../shared/desk.style';
import { useSheetCells } from '../queries';
import { BoardForm } from './board-form';
import { SiteForm } from './site-form';
import type { SheetFormProps } from './use-sheet-form';

/** A form for a sheet's cells. Publishing it makes a new version. */
export function EditSheet({ condition, onEnd }: Pick<SheetFormProps, 'condition' | 'onEnd'>) {
  const { name, place } = condition;
  const [tries, setTries] = useState(0);
  const query = useSheetCells(name, tries);
  if (!query.data || query.isPlaceholderData) return <NotLoaded query={query} />;
  const props: SheetFormProps = { condition, cells: query.data, reload: () => setTries(tries + 1), onEnd };
  const source = place === 'link' ? 'a link' : place === 'desk' || place === null ? '' : 'a file on the server';
  return (
    <>
      {source && (
        <p className={quiet}>
          {`Until now, this sheet came from ${source}. Once you publish here, the website shows your version instead; you can go back at any time.`}
        </p>
      )}
      {name === 'board' ? <BoardForm key={tries} {...props} /> : <SiteForm key={tries} {...props} />}
    </>
  );
}
