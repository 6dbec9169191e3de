import { agoText, momentText } from '../model/desk/format';
import { visibleText } from '../model/text/visible-text';

/** Shows a text that a person has typed: with its own direction, and with invisible characters spelt out. */
export function PersonText({ children }: { children: string }) {
  return <bdi>{visibleText(children)}</bdi>;
}

/** Shows a moment in ISO 8601: how long ago it was, and in a tooltip its date and time. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentText(at)}>
      {agoText(at, new Date())}
    </time>
  );
}
