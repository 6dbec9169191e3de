import { pattern } from './list-states';
import { classes, css } from './style';

const loadingText = css`
  margin-bottom: 1em;
  color: var(--_text-muted);
`;

/** A list that is loading: a text, and a placeholder of the height that `className` sets. */
export function Loading({ text, className }: { text: string; className: string }) {
  return (
    <>
      <p role="status" className={loadingText}>
        {text}
      </p>
      <div className={classes(pattern, className)} aria-hidden="true" />
    </>
  );
}
