import { placeholder } from './notice';
import { classes, css } from './style';

const loading = css`
  margin-bottom: 1em;
  color: var(--_text-muted);
`;

interface LoadingProps {
  text: string;
  /** Class that holds the height of what is to come. */
  room: string;
}

/** A list that is on its way, as high as it will be. */
export function Loading({ text, room }: LoadingProps) {
  return (
    <>
      <p role="status" className={loading}>
        {text}
      </p>
      <div className={classes(placeholder, room)} aria-hidden="true" />
    </>
  );
}
