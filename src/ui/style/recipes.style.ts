import { classes, css } from './style';

/**
 * Creates a class on top of recipes: ``extend(stack)`gap: 2em;` ``. Recipes come first in the style sheet,
 * so that a class's declarations override those of its recipes.
 */
export function extend(...recipes: string[]): typeof css {
  return (strings, ...values) => classes(...recipes, css(strings, ...values));
}

/** A button that doesn't look like one. */
export const bare = css`
  padding: 0;
  border: 0;
  background: none;
  text-align: inherit;
  cursor: pointer;
`;

/** Items one below the other. */
export const stack = css`
  display: grid;
  gap: 1em;
`;

/** Items side by side, wrapping if there is not enough space. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75em;
`;

/** Like `row`, with all free space between the items. */
export const spread = extend(row)`
  justify-content: space-between;
  gap: 0;
`;

export const centred = css`
  display: grid;
  place-items: center;
`;

/** A box large enough to tap. */
export const target = extend(centred)`
  display: inline-grid;
  width: 44px;
  height: 44px;
`;

export const box = css`
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
`;

/** A sheet of paper with a strong edge. */
export const sheet = extend(box)`
  border-color: var(--_border-strong);
  background: var(--_surface);
`;

/** A control for text or a choice. */
export const input = extend(sheet)`
  width: 100%;
  min-height: 44px;
  padding: 0.5em 0.75em;
`;

export const muted = css`
  color: var(--_text-muted);
`;

/** An error message. */
export const problemText = css`
  font-weight: 600;
  color: var(--_danger);
`;

/** Numbers and dates, like the figures on a drawing. */
export const mono = css`
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
`;

/** Truncates text to three lines, or to as many as `-webkit-line-clamp` sets. */
export const clamp = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  white-space: normal; /* so that truncated text doesn't end with a full stop and an ellipsis */
`;

/** Colours the completed part of a `progress` with `appearance: none`, with each engine's own selector. */
export const accentProgress = css`
  & > progress::-webkit-progress-bar {
    background: none;
  }
  & > progress::-webkit-progress-value {
    background: var(--_accent);
  }
  & > progress::-moz-progress-bar {
    background: var(--_accent);
  }
`;
