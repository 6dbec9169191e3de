import { Component, type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { FailureNotice } from '../ui/notice';

export interface ErrorBoundaryProps {
  view: ComponentType<Record<string, unknown>>;
  values: Record<string, unknown>;
  /** The view is about to be painted for the first time. */
  onShown: () => void;
  onCrash: (message: string) => void;
}

/** What a tag renders: its view, kept from ever throwing into the host page. */
export function ErrorBoundary({ view: View, values, onShown, onCrash }: ErrorBoundaryProps) {
  return (
    <CatchErrors onCrash={onCrash}>
      <Suspense>
        <View {...values} />
        <Shown onShown={onShown} />
      </Suspense>
    </CatchErrors>
  );
}

/** Tells once, in the same frame in which the view appears. */
function Shown({ onShown }: Pick<ErrorBoundaryProps, 'onShown'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time is the only one
  useLayoutEffect(onShown, []);
  return null;
}

interface BoundaryProps {
  children: ReactNode;
  onCrash: (message: string) => void;
}

class CatchErrors extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(String(error));
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <FailureNotice
        text="Something went wrong. Please try again later."
        onRetry={() => this.setState({ crashed: false })}
      />
    );
  }
}
