import { memo, type ReactNode, type RefObject, useLayoutEffect } from 'react';

interface SlideProps {
  /** Keep the function between renders, and slides that stay are not rendered again. */
  content: (index: number) => ReactNode;
  index: number;
}

export const Slide = memo(function Slide({ content, index }: SlideProps) {
  return content(index);
});

/** Moves the focus from a slide that becomes inert to its container. The page would get it, and the arrow keys. */
export function useInertFocus(container: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { activeElement } = (container.current?.getRootNode() ?? document) as Document | ShadowRoot;
    const inert = activeElement?.closest('[inert]');
    if (inert && container.current?.contains(inert)) container.current.focus({ preventScroll: true });
  });
}
