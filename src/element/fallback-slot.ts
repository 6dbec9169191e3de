import { adoptStyles } from '../ui/style/style';

/** The slot that shows a tag's children until its view has rendered. */
export interface FallbackSlot {
  /** Sets whether the children stay, and hide the view, until `ummes-load` (`.included` in ui/style/tokens.ts). */
  setIncluded(isIncluded: boolean): void;
  onMount(): void;
  /** Call this before the view dispatches an event. If rendering failed, shows the children above the notice. */
  onEvent(type: string, code?: string): void;
}

/**
 * Adds our styles and a slot for the children to a shadow root, unless it already contains a view.
 * @param keepsChildren returns whether the children stay below the view.
 */
export function fallbackSlot(root: ShadowRoot, keepsChildren = () => false): FallbackSlot {
  const slot = document.createElement('slot');
  if (!root.firstChild) {
    adoptStyles(root);
    root.append(slot);
  }

  function removeSlot(): void {
    if (keepsChildren()) root.append(slot);
    else slot.parentNode?.removeChild(slot); // Prototype.js has a `remove()` that throws without a parent
  }

  return {
    setIncluded(isIncluded) {
      slot.className = isIncluded ? 'included' : '';
    },
    onMount() {
      if (!slot.className) removeSlot();
    },
    onEvent(type, code) {
      if (code === 'render') root.prepend(slot);
      if (type === 'ummes-load') removeSlot();
      if (type === 'ummes-error') slot.className = '';
    },
  };
}
