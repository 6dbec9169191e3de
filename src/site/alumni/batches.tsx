import { alumni } from '../../content/alumni';
import { alumniQuery } from '../../model/alumni/alumni-page';
import { box, centred, extend, mono, row } from '../../ui/style/recipes.style';
import { routes } from '../routes';

const batchRow = extend(row)`
  gap: 0.5em;
  margin-block: 2.5em 3em;
  & > h2 {
    width: 100%;
    font-size: var(--_size-card);
  }
`;

const batchLink = extend(centred, box, mono)`
  min-width: 44px;
  min-height: 44px;
  padding: 0.25em 0.75em;
  color: inherit;
  text-decoration: none;
  background: var(--_surface);
  &:hover {
    color: var(--_accent-text);
  }
  &:is(:hover, [aria-current]) {
    border-color: var(--_accent);
  }
  &[aria-current] {
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
    <nav className={batchRow} aria-labelledby="batches">
      <h2 id="batches">{alumni.batchesTitle}</h2>
      {batches.map((batch) => (
        <a
          key={batch}
          className={batchLink}
          href={batchPath(batch)}
          aria-current={batch === current ? 'page' : undefined}
        >
          {batch}
        </a>
      ))}
    </nav>
  );
}
