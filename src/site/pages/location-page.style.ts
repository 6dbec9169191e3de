import { extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { split, titleBlock } from '../page.style';

/** The directions, next to the map. */
export const columns = extend(split)`
  --_split: 2fr 3fr;
  & h2 {
    font-size: var(--_size-3);
  }
`;

/** The drawing in its original proportions. */
export const whole = css`
  height: auto;
`;

export const facts = extend(titleBlock)`
  margin-top: 3em;
  & > :first-child {
    flex: 2 1 34em;
  }
`;
