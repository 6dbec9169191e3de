import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialogs/dialog';
import { plainButton } from '../../ui/style/controls';
import { css } from '../../ui/style/style';
import { heading } from './recipes.style';

const body = css`
  display: grid;
  gap: 0.9em;
  padding: 1.5em;
  & > h3 {
    padding-inline-end: 2em;
    ${heading('1.4em')}
  }
  & > ul {
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--_border);
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6em;
`;

const dangerButton = css`
  min-height: 2.5em;
  padding: 0.35em 1.25em;
  border: 1px solid var(--_danger);
  border-radius: var(--_radius);
  color: var(--_background);
  background: var(--_danger);
  font-weight: 600;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  &:hover {
    background: color-mix(in srgb, var(--_danger), var(--_text) 18%);
  }
`;

interface RemovalDialogProps {
  /** Its name. */
  label: string;
  /** The question. */
  title: ReactNode;
  /** What the removal means. */
  children: ReactNode;
  /** The button that removes nothing. */
  cancelText: string;
  /** While it is being removed, nothing can be pressed. */
  isBusy?: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before something is removed. */
export function RemovalDialog({ label, title, children, cancelText, isBusy, onRemove, onClose }: RemovalDialogProps) {
  return (
    <Dialog label={label} onClose={onClose} closable={!isBusy}>
      <div className={body}>
        <h3>{title}</h3>
        {children}
        <div className={actions}>
          <button
            type="button"
            className={dangerButton}
            aria-disabled={isBusy || undefined}
            onClick={({ detail }) => !isBusy && detail <= 1 && onRemove()}
          >
            {isBusy ? 'Removing…' : 'Remove'}
          </button>
          <button type="button" className={plainButton} disabled={isBusy} onClick={onClose}>
            {cancelText}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
