import { card as anyCard, cardTop, coveredFocus } from '../../ui/style/list-recipes.style';
import { bare, centred, clamp, extend, mono, muted } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** The same widths as `useRowFits`. */
const whereRowFits = (style: string) => `@media (min-width: 1024px) { @container (min-width: 720px) { ${style} } }`;

/** Where a single card has its picture beside the text. */
const WIDE_CARD = '@container (min-width: 40em)';

/** The height of a row of cards, or of a single one. */
const height = (property: string) => `
  ${property}: 33em;
  ${WIDE_CARD} {
    ${property}: 22em;
  }
  ${whereRowFits(`${property}: 33em;`)}
`;

export const cardsPlaceholder = css`
  ${height('height')}
`;

/** At least as tall as the placeholder. Shows a message while the code that renders the cards is loading. */
export const cardsBox = css`
  ${height('min-height')}
  @media (scripting: none) {
    min-height: 0;
  }
  &:empty::before {
    content: 'Loading news...';
    color: var(--_text-muted);
  }
`;

/** Server-rendered HTML has both layouts. Hides the one that doesn't fit. */
export const single = css`
  --_slide-gap: 16px;
  max-width: 36em;
  margin-inline: auto;
  ${WIDE_CARD} {
    max-width: none;
    & article {
      grid-template: auto 1fr auto / 1fr 1fr;
    }
    & article > :first-child {
      grid-area: 1 / 1 / span 3;
      aspect-ratio: auto;
      min-height: 15em;
      border-bottom: 0;
      border-inline-end: 1px solid var(--_border);
      & > * {
        position: absolute;
      }
    }
  }
  ${whereRowFits('display: none;')}
`;

export const onlyWide = css`
  display: none;
  ${whereRowFits('display: block;')}
`;

/** All cards have the same height, so that the row's height doesn't change while it is scrolled. */
export const card = extend(anyCard)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  height: 100%;
`;

export const cardPicture = extend(cardTop)`
  overflow: hidden;
`;

/** In the corner of the picture's margin, like the letter of a zone on a drawing. */
export const letter = extend(centred, mono, muted)`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-start: 0;
  width: 2em;
  height: 2em;
  border-block-end: 1px solid var(--_border);
  border-inline-end: 1px solid var(--_border);
  font-size: 0.85em;
  background: var(--_surface);
`;

/** At least two lines, so that texts in a row are level. */
export const cardTitle = css`
  min-height: 2.5em;
  margin: 0.8em 1em 0;
  font-size: var(--_size-card);
  line-height: 1.25;
`;

export const cardText = extend(clamp)`
  margin: 0.5em 1.25em 0;
  min-height: 4.5em;
  align-self: start;
`;

export const cardFoot = css`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1em;
  padding: 0.75em 1.25em 1em;
  & > [part='date'] {
    font-size: 0.92em;
  }
`;

export const more = extend(bare, coveredFocus)`
  flex: none;
  font-weight: 600;
  color: var(--_accent-text);
  text-decoration: underline;
`;
