import { alumni } from '../../content/alumni';
import { alumniQuery } from '../../model/alumni/alumni-page';
import { framed } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { figures, heading } from '../recipes.style';
import { routes } from '../routes';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5em;
  align-items: center;
  margin-block: 2.5em 3em;
  & > h2 {
    ${heading('var(--_size-card)')}
    width: 100%;
  }
  & a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0.25em 0.75em;
    ${framed}
    ${figures}
    color: inherit;
    text-decoration: none;
    background: var(--_surface);
  }
  & a:hover {
    border-color: var(--_accent);
    color: var(--_accent-text);
  }
  & a[aria-current] {
    border-color: var(--_accent);
    box-shadow: inset 0 -3px var(--_accent);
  }
`;

/** Address of a batch's page. */
export const batchPath = (batch: string) => routes.alumni.path + alumniQuery({ name: '', batch, page: 1 });

interface BatchesProps {
  /** Latest first. */
  batches: readonly string[];
  /** The batch of the page; '' for none. */
  current: string;
}

/** Links to the pages of all batches. They load them as pages of their own, from the top. */
export function Batches({ batches, current }: BatchesProps) {
  if (batches.length === 0) return null;
  return (
    <nav className={row} aria-labelledby="batches">
      <h2 id="batches">{alumni.batchesTitle}</h2>
      {batches.map((batch) => (
        <a key={batch} href={batchPath(batch)} aria-current={batch === current ? 'page' : undefined}>
          {batch}
        </a>
      ))}
    </nav>
  );
}
