import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/desk/desk-failure';
import { inTurn } from '../../api/desk/in-turn';
import type { ChosenSheet } from '../../model/desk/publication';
import { row } from '../../ui/style/recipes.style';
import { Alert, Button } from '../shared/controls';
import { noteBox } from '../shared/desk.style';
import { restoreSheet, useConditions } from './queries';

type Published = Pick<ChosenSheet, 'sheet' | 'basedOn'>;

/** Says that sheets were published, and offers to take that back, until a later version replaces them. */
export function PublishedNotice({ published }: { published: readonly Published[] }) {
  const conditions = useConditions().data;
  const current = published.filter(({ sheet, basedOn }) =>
    conditions?.some(({ name, published }) => name === sheet && published?.number === basedOn + 1),
  );
  const undo = useMutation({
    mutationFn: () =>
      inTurn(current, async ({ sheet, basedOn }) => {
        await restoreSheet({ sheet, number: basedOn || null, basedOn: basedOn + 1 });
      }),
  });
  const titles = current.map(({ sheet }) => conditions?.find(({ name }) => name === sheet)?.title ?? sheet);
  return (
    <>
      <div className={noteBox} role="status">
        {titles.length > 0 && (
          <div className={row}>
            <span>{`Published: ${titles.join(', ')}. Visitors see it now.`}</span>
            <Button isBusy={undo.isPending} onPress={undo.mutate}>
              Take it back
            </Button>
          </div>
        )}
        {undo.isSuccess && titles.length === 0 && <span>Taken back. Visitors see what was online before.</span>}
      </div>
      {undo.error && <Alert>{failureText(undo.error, 'It is safe to try again.')}</Alert>}
    </>
  );
}
