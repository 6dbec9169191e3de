import { extend, headline } from '../../ui/style/recipes.style';
import { titleBlock } from '../page.style';

/** As many cells as there is something to say. */
export const figuresBlock = extend(titleBlock)`
  margin-top: 2.5em;
  & dd {
    display: flex;
    gap: 1em;
    justify-content: space-between;
  }
`;

export const number = extend(headline)`
  font-size: 2.6em;
  line-height: 1.1;
`;
