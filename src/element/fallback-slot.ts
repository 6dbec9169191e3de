import { adoptStyles } from '../ui/style/style';

/** Where the children of a tag show until its view is there. */
export interface FallbackSlot {
  /** Whether the children stay until `ummes-load`, with the view hidden behind them; `.included` is in ui/style/tokens.ts. */
  setIncluded(isIncluded: boolean): void;
  /** The view has been rendered. */
  onMount(): void;
  /** The view is about to dispatch an event. When it could not be rendered, the children show above what says so. */
  onEvent(type: string, code?: string): void;
}

/** Gives a new shadow root our styles and a slot for the children. One that has a view already keeps what it has. */
export function fallbackSlot(root: ShadowRoot): FallbackSlot {
  const slot = document.createElement('slot');
  if (!root.firstChild) {
    adoptStyles(root);
    root.append(slot);
  }
  /** Prototype.js has a `remove()` that throws where there is no parent. */
  function removeSlot() {
    slot.parentNode?.removeChild(slot);
  }
  return {
    setIncluded: (isIncluded) => {
      slot.className = isIncluded ? 'included' : '';
    },
    onMount: () => {
      if (!slot.className) removeSlot();
    },
    onEvent: (type, code) => {
      if (code === 'render') root.prepend(slot);
      if (type === 'ummes-load') removeSlot();
      if (type === 'ummes-error') slot.className = '';
    },
  };
}
