import type { SheetCondition } from '../../../model/desk/sheet-report';
import { counted, countsText } from '../../../model/desk/sheet-texts';
import { Ago, DateAndTime } from '../moment';

/** A sheet's state in words. */
export function StateText({ condition, now }: { condition: SheetCondition; now: Date }) {
  const { state, since, readAt, triedAt, items, problems } = condition;
  if (state === 'reading') return <p>The sheet is being read for the first time.</p>;
  if (state === 'current')
    return (
      <p>
        Current, read {readAt && <Ago at={readAt} now={now} />}, {countsText(items, problems)}.
      </p>
    );
  const tried = triedAt && (
    <>
      {' '}
      Last tried <Ago at={triedAt} now={now} />.
    </>
  );
  if (state === 'missing')
    return (
      <p>
        It has been unreadable{since && <Since at={since} />}, and there is no earlier copy. Visitors are told that the
        list is not available.{tried}
      </p>
    );
  return (
    <p>
      Out of date{since && <Since at={since} />}. Visitors still see the last good copy
      {readAt && (
        <>
          , from <DateAndTime at={readAt} />
        </>
      )}
      , with {counted(items, 'item')}.{tried}
    </p>
  );
}

function Since({ at }: { at: string }) {
  return (
    <>
      {' '}
      since <DateAndTime at={at} />
    </>
  );
}
