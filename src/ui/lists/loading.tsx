import type { Text } from '../../texts/text';
import { classes, css } from '../style/style';
import { useTexts } from '../text/use-texts';
import { pattern } from './list-states';

const loadingText = css`
  margin-bottom: 1em;
  color: var(--_text-muted);
`;

/** A list that is loading: a text, and a placeholder of the height that `className` sets. */
export function Loading({ text, className }: { text: Text; className: string }) {
  const t = useTexts();
  return (
    <>
      <p role="status" className={loadingText}>
        {t(text)}
      </p>
      <div className={classes(pattern, className)} aria-hidden="true" />
    </>
  );
}
