import { centred, extend, row } from '../style/recipes.style';
import { css } from '../style/style';

/** Dark in both themes and full-screen, so that nothing competes with the picture. */
export const lightbox = css`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  border: 0;
  border-radius: 0;
  color-scheme: dark;
`;

export const view = css`
  display: grid;
  grid-template: minmax(12em, 1fr) auto / minmax(0, 1fr);
  height: 100%;
`;

/** A click closes the lightbox. */
export const stage = extend(centred)`
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  cursor: zoom-out;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-user-select: none;
  & > img {
    width: auto;
    height: auto;
    min-width: min(20em, 100%);
    max-height: 100%;
    object-fit: contain;
  }
  & > div {
    max-width: 48em;
    max-height: 32em;
  }
  @media (min-width: 42em) {
    padding: 1em 1em 0;
  }
`;

/**
 * Caption and number between the buttons, like a drawing's title block. The left arrow is on the left in any writing
 * direction.
 */
export const foot = extend(row)`
  direction: ltr;
  width: min(48em, 100%);
  min-height: 4em;
  margin-inline: auto;
  padding: 0.5em 0.75em;
  & > p {
    flex: 1;
    max-height: 25vh;
    text-align: center;
    overflow: auto;
    & > span {
      font-weight: 600;
    }
    & > small {
      display: block;
    }
  }
  @media (min-width: 42em) {
    margin-block: 1em;
  }
`;
