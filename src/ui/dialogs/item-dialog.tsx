import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture';
import { css } from '../style/style';
import { Dialog } from './dialog';

/** `--_ratio` and `--_max-height` of the picture and `--_gap` of the text, by item. */
const article = css`
  & > :first-child {
    aspect-ratio: var(--_ratio);
    width: 100%;
    max-height: var(--_max-height);
    border-bottom: 1px solid var(--_border);
    overflow: hidden;
    & > img {
      object-fit: contain;
    }
  }
  & > :last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    padding: 1.5em;
  }
`;

interface ItemDialogProps {
  title: string;
  imageUrl: string;
  /** Stands in for the picture. */
  fallback: string;
  /** Stands in front of that one, or alone if it fails too. */
  poster: ReactNode;
  /** Pixels of a picture that is 960 wide. */
  height: number;
  part: string;
  className: string;
  onClose: () => void;
  /** Between picture and title. */
  facts: ReactNode;
  /** Below the title. */
  children: ReactNode;
}

/** An item with its picture, its title, and what its card leaves out. */
export function ItemDialog({ title, imageUrl, fallback, height, part, className, ...props }: ItemDialogProps) {
  return (
    <Dialog label={title} onClose={props.onClose}>
      <article className={`${article} ${className}`} part={part}>
        <div>
          <Picture
            src={imageUrl}
            fallback={fallback}
            alt={title}
            width={960}
            height={height}
            eager
            instead={props.poster}
          />
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
