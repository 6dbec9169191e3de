import { visibleText } from '../../../model/text/visible-text';

/** A text that a person has typed: characters that nobody sees are spelt out, and its direction stays its own. */
export function PersonText({ children }: { children: string }) {
  return <bdi>{visibleText(children)}</bdi>;
}
