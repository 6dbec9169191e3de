import type { SheetCondition } from '../../../model/desk/sheet-report';
import { counted, countsText, timeAgo } from '../../../model/desk/sheet-texts';

interface MomentProps {
  moment: string;
}

/** A sheet's state in words. */
export function StateText({ condition, now }: { condition: SheetCondition; now: Date }) {
  const { state, since, readAt, triedAt, items, problems } = condition;
  if (state === 'reading') return <p>The sheet is read for the first time.</p>;
  if (state === 'current')
    return (
      <p>
        Current, read {readAt && <Ago moment={readAt} now={now} />}, {countsText(items, problems)}.
      </p>
    );
  const tried = triedAt && (
    <>
      {' '}
      Last tried <Ago moment={triedAt} now={now} />.
    </>
  );
  if (state === 'missing')
    return (
      <p>
        It cannot be read{since && <Since moment={since} />}, and there is no good copy. Visitors see that the list is
        not available.{tried}
      </p>
    );
  return (
    <p>
      Out of date{since && <Since moment={since} />}. Visitors still see the last good copy
      {readAt && (
        <>
          {' '}
          of <Moment moment={readAt} />
        </>
      )}
      , with {counted(items, 'item')}.{tried}
    </p>
  );
}

function Ago({ moment, now }: MomentProps & { now: Date }) {
  return (
    <time dateTime={moment} title={inFull(moment)}>
      {timeAgo(moment, now)}
    </time>
  );
}

function Since(props: MomentProps) {
  return (
    <>
      {' '}
      since <Moment {...props} />
    </>
  );
}

function Moment({ moment }: MomentProps) {
  return <time dateTime={moment}>{inFull(moment)}</time>;
}

const FULL = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function inFull(moment: string): string {
  return FULL.format(new Date(moment));
}
