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
  inTime,
  onTextsChange,
  type Texts,
  type Translate,
  textsIn,
  textsVersion,
} from '../texts/text';
import { type HeadingLevel, type Host, HostContext, TextsContext } from '../ui/host/host';
import { FailureNotice } from '../ui/text/notice';
import { baseAddress, type SurroundProps } from './declaration';
import { nearestLang, onLangChange } from './loaded-element';

export interface HostedViewProps extends Partial<SurroundProps> {
  // biome-ignore lint/suspicious/noExplicitAny: each component has other props
  component: ComponentType<any>;
  /** The shadow root that it is rendered into, but on a server; r2wc passes it under this name. */
  container?: ShadowRoot;
  /** Base address of the calls if `api` is empty. */
  defaultApi?: string;
  /** Replaces texts of this view. */
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

/** The language of the texts: where no ancestor has one, the browser's, as with dates. */
export const textsLang = (lang: string | undefined) => lang || globalThis.navigator?.language;

/** Loads what the texts of a view need. If that fails or takes too long, they are those that are there, or English. */
export async function loadTexts(lang: string | undefined, own?: Texts): Promise<void> {
  if (textsIn(lang, own)) return;
  await inTime(import('../texts/translations').then((module) => module.load(lang)));
  if (!textsIn(lang, own)) changeTexts({ textsIn: () => fill });
}

/**
 * The texts of a view, undefined until they are there for the first time. While others are on their way, those that
 * are shown stay.
 */
function useTranslation(lang: string | undefined, own: Texts | undefined): Translate | undefined {
  const version = useSyncExternalStore(onTextsChange, textsVersion, textsVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what has been loaded and set
  const wanted = useMemo(() => textsIn(textsLang(lang), own), [lang, own, version]);
  const [shown, setShown] = useState(() => wanted);
  if (wanted && wanted !== shown) setShown(() => wanted);
  useEffect(() => {
    if (!wanted) void loadTexts(textsLang(lang), own);
  }, [wanted, lang, own]);
  return wanted ?? shown;
}

/** The language of a view: the given one, else that of the nearest ancestor, also when it changes. */
function useLang(given: string | undefined, container: ShadowRoot | undefined): string | undefined {
  const lang = () => given ?? (container && nearestLang(container.host));
  // As a new function it subscribes again after each render: the element may have been moved meanwhile.
  const subscribe = (listener: () => void) => (container ? onLangChange(container.host, listener) : () => {});
  return useSyncExternalStore(subscribe, lang, lang);
}
