import { css } from '../../../ui/style/style';
import { atLowerEdge, figures } from '../recipes.style';

/** On a phone, with its buttons at the lower edge of the window. */
export const selectionHead = css`
  ${atLowerEdge}
  @media (max-width: 59.99em) {
    & > h3 {
      font-size: 1.1em;
    }
    & > div {
      position: static;
      padding: 0;
      border: 0;
    }
  }
`;

export const names = css`
  margin-top: 1em;
  & > li {
    padding-block: 0.35em;
    border-block-end: 1px solid var(--_border);
  }
  & > li > span {
    color: var(--_text-muted);
    font-size: 0.9em;
  }
  & > li > p {
    color: var(--_danger);
  }
`;

export const progress = css`
  display: flex;
  align-items: center;
  gap: 1em;
  margin-top: 1em;
  ${figures}
  & > progress {
    flex: 1 1 10em;
    max-width: 24em;
  }
`;
