import { agoText, momentText } from '../../model/desk/format';
import { visibleText } from '../../model/text/visible-text';

/** Shows text that a person typed, with its own direction, and with invisible characters spelt out. */
export function PersonText({ children }: { children: string }) {
  return <bdi>{visibleText(children)}</bdi>;
}

/** Shows how long ago an ISO 8601 time was, with the date and time in a tooltip. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentText(at)}>
      {agoText(at, new Date())}
    </time>
  );
}
