import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import type { Texts } from '../texts/text';
import { type HeadingLevel, type Host, HostContext, TextsContext } from '../ui/host/host';
import { FailureNotice } from '../ui/text/notice';
import { baseAddress, type SurroundProps } from './declaration';
import { useLang, useTranslation } from './use-translation';

export interface HostedViewProps extends Partial<SurroundProps> {
  // biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
  component: ComponentType<any>;
  /** The shadow root that it is rendered into, but on a server; r2wc passes it under this name. */
  container?: ShadowRoot;
  /** Base address of the calls if `api` is empty. */
  defaultApi?: string;
  /** What replaces texts of this view. */
  texts?: Texts | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** The element around the view; missing on a server. */
  host?: Host;
  /** Called once, in the same frame in which the view appears. */
  onMount?: () => void;
  onError?: (detail: { code: 'render'; message: string }) => void;
}

/**
 * Renders a feature's view, with all further props, in a shadow root, once the texts of its language are there. Its
 * errors never reach the page.
 */
export function HostedView(hostedProps: HostedViewProps) {
  const { component: View, container, host, headingLevel, onMount, api, defaultApi, texts, ...props } = hostedProps;
  const lang = useLang(props.lang, container);
  const translate = useTranslation(lang, texts);
  if (!translate) return null;
  return (
    <TextsContext value={translate}>
      <ErrorBoundary host={host} onCatch={(message) => props.onError?.({ code: 'render', message })}>
        <HostContext value={{ host, headingLevel }}>
          <View {...props} container={container} api={baseAddress(api, defaultApi)} lang={lang} />
        </HostContext>
        <OnMount onMount={onMount} />
      </ErrorBoundary>
    </TextsContext>
  );
}

function OnMount({ onMount }: Pick<HostedViewProps, 'onMount'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useLayoutEffect(() => onMount?.(), []);
  return null;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  host: Host | undefined;
  onCatch: (message: string) => void;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.host?.onState('failed');
    this.props.onCatch(String(error));
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <FailureNotice
        text="Something went wrong. Please try again later."
        onRetry={() => {
          this.props.host?.onState();
          this.setState({ hasError: false });
        }}
      />
    );
  }
}
