import { extend, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

/** Hatched like a part that is yet to be drawn. */
export const sample = css`
  max-width: 60ch;
  padding: 1em 1.25em 1em 2em;
  border: 1px dashed var(--_accent);
  border-radius: var(--_radius);
  background: repeating-linear-gradient(135deg, var(--_accent) 0 1px, transparent 1px 6px) 0 0 / 0.75em 100% no-repeat
    var(--_surface);
  font-weight: 600;
`;

export const parts = extend(stack)`
  gap: 2.5em;
  margin-top: 3em;
`;

export const part = css`
  position: relative;
  max-width: 65ch;
  line-height: 1.65;
  & > h2 {
    margin-bottom: 0.5em;
  }
  & > p + p {
    margin-top: 0.75em;
  }
  & > span {
    display: block;
    color: var(--_accent-text);
  }
  @media (min-width: 48em) {
    padding-inline-start: 5em;
    & > span {
      position: absolute;
      inset-inline-start: 0;
      inset-block-start: 0.45em;
    }
  }
`;
