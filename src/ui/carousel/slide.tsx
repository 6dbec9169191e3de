import { memo, type ReactNode } from 'react';

interface SlideProps {
  /** What a slide shows; keep it between renders, and slides that stay are not rendered again. */
  content: (index: number) => ReactNode;
  index: number;
}

/** A slide's content. */
export const Slide = memo(function Slide({ content, index }: SlideProps) {
  return content(index);
});
