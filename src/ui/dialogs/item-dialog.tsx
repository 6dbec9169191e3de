import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture';
import { css } from '../style/style';
import { Dialog } from './dialog';

/** The picture fills its box, whatever its shape. Portraits are cropped at the bottom (see Picture). */
const article = css`
  & > :first-child {
    aspect-ratio: 3 / 2;
    width: 100%;
    border-bottom: 1px solid var(--_border);
    overflow: hidden;
  }
  & > :last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25em;
    padding: 1.5em;
  }
`;

interface ItemDialogProps {
  title: string;
  imageUrl: string;
  /** Address of the picture that replaces one that is missing or fails to load. */
  fallback: string;
  part: string;
  onClose: () => void;
  /** Shown between the picture and the title. */
  facts: ReactNode;
  /** Shown below the title. */
  children: ReactNode;
}

/** An item's picture and title, and the details that its card leaves out. */
export function ItemDialog({ title, imageUrl, fallback, part, ...props }: ItemDialogProps) {
  return (
    <Dialog label={title} onClose={props.onClose}>
      <article className={article} part={part}>
        <div>
          <Picture src={imageUrl} fallback={fallback} alt={title} width={960} height={640} eager />
        </div>
        <div>
          {props.facts}
          <h2 part="title">
            <span dir="auto">{title}</span>
          </h2>
          {props.children}
        </div>
      </article>
    </Dialog>
  );
}
