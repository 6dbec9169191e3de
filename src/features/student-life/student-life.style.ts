import { cardsHeight } from '../../ui/style/cards';
import { caps, extend, onCardTop, oneLine } from '../../ui/style/recipes.style';

export const cardsPlaceholder = cardsHeight('76em', '200em');

export const tag = extend(caps, oneLine)`
  display: inline-block;
  max-width: calc(100% - 2.5em);
  padding: 0.3em 0.8em;
  border: 1px solid var(--_border);
  border-inline-start: 3px solid var(--_accent);
  color: var(--_text);
  background: var(--_surface);
  letter-spacing: 0.06em;
`;

export const tagOnPicture = extend(onCardTop)`
  inset-inline-start: 1.5em;
`;
