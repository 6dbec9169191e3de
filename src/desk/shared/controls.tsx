import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import { plainButton } from '../../ui/style/controls';
import { FailureNotice, Notice } from '../../ui/text/notice';
import { alertBox } from './desk.style';

interface ButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** Whether presses are ignored for now. The button stays focusable. */
  isBusy?: boolean;
  /** Whether what the button unfolds is shown. */
  isExpanded?: boolean;
  className?: string;
  'aria-describedby'?: string;
  'aria-keyshortcuts'?: string | undefined;
}

/** A button that treats a double click as one press. */
export function Button({ onPress, isBusy = false, isExpanded, className = plainButton, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy}
      aria-expanded={isExpanded}
      onClick={({ detail }) => isBusy || detail > 1 || onPress()}
      {...props}
    />
  );
}

/** Shows an error, and announces it. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className={alertBox} role="alert">
      {children}
    </div>
  );
}

/** Shows that a query is loading, or why it failed. */
export function NotLoaded({ query: { error, refetch } }: { query: UseQueryResult }) {
  if (!error) return <Notice text="Loading…" />;
  return <FailureNotice text={failureText(error)} onRetry={() => void refetch()} />;
}
