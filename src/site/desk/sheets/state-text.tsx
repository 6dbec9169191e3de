import { site } from '../../../content/site';
import { agoText, momentText } from '../../../model/desk/moment';
import type { SheetCondition } from '../../../model/desk/sheet-report';
import { counted, countsText } from '../../../model/desk/sheet-texts';

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
    <time dateTime={moment} title={momentText(moment, site.lang)}>
      {agoText(moment, now, site.lang)}
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
  return <time dateTime={moment}>{momentText(moment, site.lang)}</time>;
}
