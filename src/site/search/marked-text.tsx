import { markTerms } from '../../model/search';
import { css } from '../../ui/style';

const marker = css`
  color: inherit;
  background: color-mix(in srgb, var(--_accent), transparent 80%);
  box-shadow: 0 2px 0 var(--_accent);
`;

/** A text in which the search terms are marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return markTerms(text, terms).map((piece, index) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <mark key={index} className={marker}>
        {piece.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index}>{piece.text}</span>
    ),
  );
}
