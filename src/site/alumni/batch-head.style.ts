import { css } from '../../ui/style/style';
import { figures } from '../recipes.style';

export const headText = css`
  display: grid;
  justify-items: start;
  & > h1 {
    margin-bottom: 0.35em;
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75em;
  align-items: center;
  margin-top: 1.75em;
`;

/** As many cells as there is something to say; the last row is filled. */
export const figuresBlock = css`
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
  & b {
    ${figures}
    font-weight: 400;
    color: var(--_text-muted);
  }
`;

export const number = css`
  font-family: var(--_font-heading);
  font-size: 2.6em;
  font-weight: 600;
  line-height: 1.1;
`;
