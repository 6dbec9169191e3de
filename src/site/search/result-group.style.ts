import { extend, mono, muted, titleLink } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

export const list = css`
  margin-bottom: 1em;
`;

export const result = css`
  position: relative;
  display: grid;
  gap: 0.3em;
  padding-block: 1.1em;
  border-block-end: 1px solid var(--_border);
  &:first-child {
    padding-block-start: 0;
  }
  & mark {
    color: inherit;
    background: color-mix(in srgb, var(--_accent), transparent 80%);
    box-shadow: 0 2px 0 var(--_accent);
  }
`;

export const link = titleLink;

export const note = extend(mono, muted)`
  font-size: 0.92em;
`;

export const text = css`
  max-width: 75ch;
`;
