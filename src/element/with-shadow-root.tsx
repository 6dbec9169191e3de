import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { HeadingLevel } from '../model/heading-level';
import type { Host } from '../ui/host';
import { fallbackSlot } from './fallback-slot';
import { elementHost } from './host-element';
import { HostedView } from './hosted-view';

/** Props of every component of the library, in addition to its own. */
export interface HostProps {
  /** Base address of the calls; may contain a path. Default: the page's own origin. */
  api?: string;
  /** Language of dates, a BCP 47 tag. Default: that of the nearest ancestor, else the browser's. */
  lang?: string;
  /** `auto`, the default, follows the page's `color-scheme`; `light` and `dark` insist. */
  theme?: 'auto' | 'light' | 'dark';
  /** Level of the view's first headings; `none` for no headings. Default: that of the view. */
  headingLevel?: HeadingLevel | undefined;
  id?: string;
  /** For the element around the view; the parts are styled through it, as `.events::part(card)`. */
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
 * Makes a component for React hosts of a feature's view. Like a tag, it lives in a shadow root, so that neither the
 * page's styles nor ours reach the other. On a server it renders an empty element.
 *
 * It has a React root of its own as well. In a portal, React calls the host's handlers twice for every click in the
 * view, once from the shadow root and once from the host's root, to which the same event is retargeted; and the
 * host's `onSubmit` and `onChange` get the events of our forms (seen with 19.3.1).
 */
export function withShadowRoot<Props extends object>(view: ComponentType<Props>): ShadowRootComponent<Props> {
  return function ShadowRootHost({ id, className, style, theme, children, ...props }) {
    const host = useRef<HTMLDivElement>(null);
    const mounted = useRef<{ root: Root; container: ShadowRoot; host: Host; onMount: () => void }>(undefined);

    useEffect(() => {
      mounted.current ??= host.current ? mount(host.current) : undefined;
      if (!mounted.current) return;
      const { root, ...hosted } = mounted.current;
      root.render(<HostedView {...props} {...hosted} component={view} />);
    });

    // Strict mode ends effects and runs them again at once: then the view stays.
    useEffect(
      () => () =>
        queueMicrotask(() => {
          if (host.current) return;
          mounted.current?.root.unmount();
          mounted.current = undefined;
        }),
      [],
    );

    // React's types have no `theme`; baseStyles uses it.
    const look = { id, className, style, theme } as object;
    return (
      <div ref={host} {...look}>
        {children}
      </div>
    );
  };
}

function mount(element: HTMLElement) {
  const container = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const slot = fallbackSlot(container);
  const { host, methods, setMounted } = elementHost(element);
  Object.assign(element, methods);
  const onMount = () => {
    slot.onMount();
    setMounted(true);
  };
  return { root: createRoot(container), container, host, onMount };
}
