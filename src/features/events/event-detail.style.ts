import { framed, pictureFocus, strongFrame } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** On paper it is an announcement: what can only be pressed is left out. */
export const article = css`
  container-type: inline-size;
  display: grid;
  gap: 1.5em;
  @media print {
    & [part='gallery'],
    & [part='back'] {
      display: none;
    }
  }
`;

export const headline = css`
  & > [part='status'] {
    font-size: 0.5em;
    letter-spacing: 0;
  }
  &:focus {
    outline: none;
  }
`;

/**
 * The pictures are whole: whatever their proportions, they stand in a field of known ones, so that nothing moves when
 * they come. The large one begins where the title and the text begin; a poster fills its field.
 */
export const figure = css`
  aspect-ratio: 4 / 3;
  max-height: 34em;
  & img {
    object-fit: contain;
    object-position: 0 0;
    background: none;
  }
  &:has(> div) {
    aspect-ratio: 2;
    ${framed}
  }
`;

export const zoom = css`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  ${pictureFocus}
`;

/** The picture, and beside or below it the text. */
export const body = css`
  display: grid;
  gap: 2em;
  align-items: start;
  @container (min-width: 56em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** When, where and what to do, ruled like a drawing's title block: one line where there is space. The gaps are the rules. */
export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  background: var(--_border);
  overflow: hidden;
  & > * {
    flex: auto;
    padding: 0.75em 1em;
    background: var(--_surface);
  }
`;

/** What a fact is of, above it. */
export const fact = css`
  & > :first-child {
    font: 600 0.85em/1.5 var(--_font);
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--_text-muted);
  }
`;

export const dateBlock = css`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 1em;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  & > b {
    grid-row: span 2;
    font-family: var(--_font-mono);
    font-size: 2.4em;
    line-height: 1.05;
    color: var(--_accent-text);
  }
  & > small {
    grid-column: 1 / -1;
    font-size: 0.92em;
    color: var(--_text-muted);
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  gap: 0.5em;
  & > * {
    flex: auto;
  }
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const prose = css`
  font-size: 1.05em;
`;

export const gallery = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
  gap: 1em;
  margin-top: 1em;
  & > li {
    aspect-ratio: 3 / 2;
    ${framed}
    background: repeating-linear-gradient(135deg, var(--_placeholder) 0 1px, transparent 1px 9px);
  }
  & img {
    object-fit: contain;
    background: none;
  }
`;

export const shareField = css`
  width: 100%;
  padding: 0.5em;
  ${strongFrame}
`;

/** Above an event that is no longer there. */
export const gone = css`
  margin-bottom: 1.5em;
  padding: 0.75em 1.25em;
  border: 1px solid var(--_border-strong);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_radius);
`;

export const missing = css`
  margin-top: 1em;
`;

export const below = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75em;
  margin-top: 2em;
`;
