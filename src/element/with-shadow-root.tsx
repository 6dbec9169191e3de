import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '../ui/style';
import { ErrorBoundary } from './error-boundary';
import { nearestLang } from './nearest-lang';

/** What every component of the library takes besides its own. */
export interface HostProps {
  /** Base address of the calls; may contain a path. Default: the page's own origin. */
  api?: string;
  /** Language of dates, a BCP 47 tag. Default: that of the nearest ancestor, else the browser's. */
  lang?: string;
  /** `auto`, the default, follows the page's `color-scheme`; `light` and `dark` insist. */
  theme?: 'auto' | 'light' | 'dark';
  id?: string;
  /** For the element that holds the view; its parts are styled through it, as `.events::part(card)`. */
  className?: string;
  style?: CSSProperties;
  /** Shown until the view is there: what a server renders, and search engines read. */
  children?: ReactNode;
}

/** The props of a component of the library, from those of its view. */
export type WithHostProps<Props> = Omit<Props, keyof HostProps> & HostProps;

/** A component of the library, with the props of its view. */
export type ShadowRootComponent<Props> = (props: WithHostProps<Props>) => ReactNode;

/**
 * Makes a component for React hosts of a feature's view: like a tag, it lives in a shadow root of its
 * own, so that our reset never reaches the host's page nor the host's rules us. On a server it renders
 * an empty element.
 *
 * It has a React root of its own as well. In a portal, React would hand every click in the view to the
 * host's handlers twice, once from the shadow root and once from the host's root, which hears the same
 * event retargeted; and the host's `onSubmit` and `onChange` would hear our forms (seen with 19.3.1).
 * @param initial what a prop is when it is not given.
 */
export function withShadowRoot<Props extends object>(
  view: ComponentType<Props>,
  initial?: Partial<Props>,
): ShadowRootComponent<Props> {
  return function Island({ id, className, style, theme, children, ...props }) {
    const host = useRef<HTMLDivElement>(null);
    const mounted = useRef<Root>(undefined);

    useEffect(() => {
      const element = host.current;
      if (!element) return;
      const container = shadowOf(element);
      mounted.current ??= createRoot(container);
      const values = {
        ...initial,
        ...props,
        api: (props.api ?? '').replace(/\/+$/, ''),
        lang: props.lang ?? nearestLang(element),
      } as Record<string, unknown>;
      const onCrash = (message: string) => {
        if (typeof values.onError === 'function') values.onError({ code: 'render', message });
      };
      mounted.current.render(
        <ErrorBoundary
          view={view as ComponentType<Record<string, unknown>>}
          values={values}
          onShown={() => endFallback(container)}
          onCrash={onCrash}
        />,
      );
    });

    // Strict mode takes effects back and runs them again at once: then the view stays.
    useEffect(
      () => () =>
        queueMicrotask(() => {
          if (host.current) return;
          mounted.current?.unmount();
          mounted.current = undefined;
        }),
      [],
    );

    // React's types know no `theme`; baseStyles does.
    const look = { id, className, style, theme } as object;
    return (
      <div ref={host} {...look}>
        {children}
      </div>
    );
  };
}

/** The element's shadow root, with our styles, and at first with a slot for what the element holds. */
function shadowOf(element: HTMLElement): ShadowRoot {
  if (element.shadowRoot) return element.shadowRoot;
  const root = element.attachShadow({ mode: 'open' });
  adoptStyles(root);
  root.append(document.createElement('slot'));
  return root;
}

function endFallback(root: ShadowRoot) {
  // The view may have slots of its own, deeper down.
  [...root.children].find(({ localName }) => localName === 'slot')?.remove();
}
