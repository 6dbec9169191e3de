import { extend, headline, mono, muted, row } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { titleBlock } from '../page.style';

export const headText = css`
  display: grid;
  justify-items: start;
  & > h1 {
    margin-bottom: 0.35em;
  }
`;

export const actions = extend(row)`
  margin-top: 1.75em;
`;

/** As many cells as there is something to say; the last row is filled. */
export const figuresBlock = extend(titleBlock)`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin-top: 2.5em;
  overflow: hidden;
  background: var(--_border);
  & > div {
    flex: 1 1 13em;
    min-width: 0;
    background: var(--_surface);
  }
  & > * + * {
    border-top: 0;
  }
  & dd {
    display: flex;
    gap: 1em;
    justify-content: space-between;
    margin-top: 0.35em;
  }
`;

export const note = extend(mono, muted)`
  font-weight: 400;
`;

export const number = extend(headline)`
  font-size: 2.6em;
  line-height: 1.1;
`;
