import { card as anyCard, cardTop, coveredFocus, headline } from '../../ui/style/list-recipes.style';
import { bare, centred, clamp, extend } from '../../ui/style/recipes.style';
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
    & article > :nth-child(2) {
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

/** The letter and the title, laid out like the cells of a drawing's title block. */
export const cardHead = css`
  display: grid;
  grid-template-columns: auto 1fr;
  border-bottom: 1px solid var(--_border);
  & > [data-heading] {
    align-self: center;
    padding: 0.75em min(1em, 4vw);
    font-size: var(--_size-card);
    line-height: 1.25;
  }
`;

export const letter = extend(centred, headline)`
  width: min(3.4em, 20vw);
  min-height: 3.9em;
  border-inline-end: 1px solid var(--_border);
  font-size: 1.3em;
  color: var(--_accent-text);
`;

export const titleText = extend(clamp)`
  -webkit-line-clamp: 2;
`;

export const cardPicture = extend(cardTop)`
  overflow: hidden;
`;

export const cardText = extend(clamp)`
  margin: 1em 1.25em 0;
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
