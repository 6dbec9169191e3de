import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  changeTexts,
  fill,
  onTextsChange,
  type Texts,
  type Translate,
  textsIn,
  textsVersion,
  waitInTime,
} from '../texts/text';
import { type HeadingLevel, type Host, HostContext, TextsContext } from '../ui/host/host';
import { FailureNotice } from '../ui/text/notice';
import { baseAddress, type CommonProps } from './declaration';
import { nearestLang, onLangChange } from './loaded-element';

export interface HostedViewProps extends Partial<CommonProps> {
  // biome-ignore lint/suspicious/noExplicitAny: each component has its own props
  component: ComponentType<any>;
  /** The shadow root around the view; missing on the server. r2wc passes it under this name. */
  container?: ShadowRoot;
  /** Base URL of the API if `api` is empty. */
  defaultApi?: string;
  /** Replacements for the view's text. */
  texts?: Texts | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** The element around the view; missing on the server. */
  host?: Host;
  /** Called once, in the frame in which the view appears. */
  onMount?: () => void;
  onError?: (detail: { code: 'render'; message: string }) => void;
}

/**
 * Renders a feature's view with the remaining props, once the text in its language has loaded. Its errors never reach
 * the page.
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

/** Returns the language for a view's text: the browser's if none is given or inherited, as with dates. */
export const textsLang = (lang: string | undefined) => lang || globalThis.navigator?.language;

/** Loads a view's translations. If that fails or takes too long, missing ones are shown in English. */
export async function loadTexts(lang: string | undefined, own?: Texts): Promise<void> {
  if (textsIn(lang, own)) return;
  await waitInTime(import('../texts/translations').then((module) => module.load(lang)));
  if (!textsIn(lang, own)) changeTexts({ textsIn: () => fill });
}

/** Returns a view's translations, or undefined until they first load. While new ones load, the current ones stay. */
function useTranslation(lang: string | undefined, own: Texts | undefined): Translate | undefined {
  const version = useSyncExternalStore(onTextsChange, textsVersion, textsVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version changes when translations are loaded or set
  const wanted = useMemo(() => textsIn(textsLang(lang), own), [lang, own, version]);
  const [shown, setShown] = useState(() => wanted);
  if (wanted && wanted !== shown) setShown(() => wanted);
  useEffect(() => {
    if (!wanted) void loadTexts(textsLang(lang), own);
  }, [wanted, lang, own]);
  return wanted ?? shown;
}

/** Returns a view's language, which is given or inherited from the nearest ancestor. Follows changes. */
function useLang(given: string | undefined, container: ShadowRoot | undefined): string | undefined {
  const lang = () => given ?? (container && nearestLang(container.host));
  // A new function on each render, so that React subscribes again: the element may have moved.
  const subscribe = (listener: () => void) => (container ? onLangChange(container.host, listener) : () => {});
  return useSyncExternalStore(subscribe, lang, lang);
}
