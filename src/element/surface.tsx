import { Component, type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { FailureNotice } from '../ui/notice';

export interface SurfaceProps {
  view: ComponentType<Record<string, unknown>>;
  values: Record<string, unknown>;
  /** The view is about to be painted for the first time. */
  onShown: () => void;
  onCrash: (message: string) => void;
}

/** What a tag renders: its view, kept from ever throwing into the host page. */
export function Surface({ view: View, values, onShown, onCrash }: SurfaceProps) {
  return (
    <CrashBoundary onCrash={onCrash}>
      <Suspense>
        <View {...values} />
        <Shown onShown={onShown} />
      </Suspense>
    </CrashBoundary>
  );
}

/** Tells once, in the same frame in which the view appears. */
function Shown({ onShown }: Pick<SurfaceProps, 'onShown'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time is the only one
  useLayoutEffect(onShown, []);
  return null;
}

interface BoundaryProps {
  children: ReactNode;
  onCrash: (message: string) => void;
}

class CrashBoundary extends Component<BoundaryProps, { crashed: boolean }> {
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
