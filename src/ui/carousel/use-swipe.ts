import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Horizontal distance beyond which a gesture is a swipe. */
const SWIPE_THRESHOLD_PX = 50;

/**
 * Returns an element's listeners for swipes to the left (-1) and right (1), and for clicks that don't end a swipe. The
 * element needs `touch-action: pan-y pinch-zoom`.
 */
export function useSwipe(onSwipe: (side: -1 | 1) => void, onClick: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const hasSwiped = useRef(false);
  const end = () => {
    start.current = undefined;
  };
  return {
    onPointerDown({ clientX: x, clientY: y, isPrimary }: PointerEvent) {
      hasSwiped.current = false;
      start.current = isPrimary ? { x, y } : undefined; // a second finger zooms
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current ?? { x: clientX, y: clientY };
      const distance = clientX - x;
      end();
      if (Math.abs(distance) <= SWIPE_THRESHOLD_PX || Math.abs(distance) <= Math.abs(clientY - y)) return;
      hasSwiped.current = true;
      onSwipe(distance < 0 ? -1 : 1);
    },
    onPointerCancel: end,
    onClick: () => hasSwiped.current || onClick(),
    /** Stops a mouse from dragging the picture itself. */
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
