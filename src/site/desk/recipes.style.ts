import { figures } from '../../ui/recipes.style';

/* CSS text that the desk's views share, put into `css` with `${…}`. */

/** Around what is wrong, or has failed. */
export const problemFrame = `
  border: 1px solid var(--_danger);
  border-inline-start-width: 4px;
  border-radius: var(--_radius);
`;

/** Times and counts beside what they belong to. */
export const smallFigures = `
  ${figures}
  font-size: 0.85em;
  color: var(--_text-muted);
`;
