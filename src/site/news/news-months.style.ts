import { css } from '../../ui/style/style';

/** About as tall as a page of entries, so that the content below doesn't flash into view. */
export const placeholder = css`
  height: 60em;
`;

/** The heading beside its entries where there is room, otherwise above them. */
export const monthBox = css`
  display: grid;
  gap: 0 2em;
  padding-block: 1.5em 0.5em;
  & + & {
    border-block-start: 1px solid var(--_border-strong);
  }
  &:first-child {
    padding-top: 0;
  }
  @container (min-width: 720px) {
    grid-template-columns: 11em 1fr;
  }
`;

export const monthTitle = css`
  align-self: baseline;
  padding-block: 0.25em 0.5em;
  font-size: var(--_size-3);
  @container (min-width: 720px) {
    position: sticky;
    top: 5.5em; /* below the header, which every page with this list has */
  }
`;
