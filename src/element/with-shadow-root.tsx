import {
  type AriaAttributes,
  type AriaRole,
  type ComponentType,
  type CSSProperties,
  forwardRef,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Texts } from '../texts/text';
import type { HeadingLevel, Host } from '../ui/host/host';
import { followBackground, unfollowBackground } from './background';
import { elementHost, type ViewMethods } from './element-host';
import { fallbackSlot } from './fallback-slot';
import { HostedView } from './hosted-view';

/**
 * Props of every component in the library, in addition to its own. `aria-*`, `data-*`, `id`, `role`, `className` and
 * `style` are for the element around the view.
 */
export interface HostProps<Method extends keyof ViewMethods = never> extends AriaAttributes {
  /** Base URL of the API; may contain a path. Default: the page's own origin. */
  api?: string;
  /** Language of text and dates, a BCP 47 tag. Default: the nearest ancestor's, else the browser's. */
  lang?: string;
  /** `auto` (default) picks colours that fit what is behind the view; `light` and `dark` paint their own background. */
  theme?: 'auto' | 'light' | 'dark';
  /** The element around the view. */
  ref?: Ref<HTMLElement & Pick<ViewMethods, Method>>;
  /** Replacements for the component's text, keyed by the English text. */
  texts?: Texts | undefined;
  /** Level of the view's top headings; `none` for no headings. Default: the view's own. */
  headingLevel?: HeadingLevel | undefined;
  /** Set on the element around the view, as are `role` and `style`. */
  id?: string;
  /** An ARIA role. */
  role?: AriaRole;
  /** Set on the element around the view. Use it to style the view's parts: `.events::part(card)`. */
  className?: string;
  /** Inline styles. */
  style?: CSSProperties;
  /** Shown until the view has rendered; a server renders only this, and search engines read it. */
  children?: ReactNode;
}

/** A component in the library, with the props of its view. */
type ShadowRootComponent<Props, Method extends keyof ViewMethods> = (
  props: Omit<Props, keyof HostProps | 'container'> & HostProps<Method>,
) => ReactNode;

/** The element around a component's view, to which its `ref` refers. */
export type ElementOf<Component> = Component extends (props: { ref?: Ref<infer Around> }) => ReactNode ? Around : never;

/**
 * Wraps a feature's view in a component for React apps. Like a tag, it has a shadow root, so that the page's styles
 * and ours don't affect each other. On the server it renders only its children.
 *
 * It also has its own React root. With a portal, React would call the app's handlers twice for each click in the view:
 * once from the shadow root and once from the app's root, to which the same event is retargeted. The app's `onSubmit`
 * and `onChange` would also receive our forms' events (seen with React 19.2 and 19.3).
 *
 * React 18 passes a `ref` to components only through `forwardRef`.
 *
 * @param methods of the element around the view, besides `focus()`.
 */
export function withShadowRoot<Props extends object, Method extends keyof ViewMethods = never>(
  view: ComponentType<Props>,
  methods: readonly Method[] = [],
): ShadowRootComponent<Props, Method> {
  function ShadowRootHost({ children, ...all }: Omit<HostProps, 'ref'>, ref: Ref<HTMLElement>) {
    const host = useRef<HTMLDivElement>(null);
    const [attributes, props] = hostAttributes(all);
    const mounted = useRef<{ root: Root; container: ShadowRoot; host: Host; onMount: () => void }>(undefined);

    useEffect(() => {
      mounted.current ??= host.current ? mount(host.current, methods) : undefined;
      if (!mounted.current) return;
      const { root, ...hosted } = mounted.current;
      root.render(<HostedView {...props} {...hosted} component={view} />);
    });

    useImperativeHandle(ref, () => host.current as HTMLElement, []);

    // Strict mode cleans up effects and reruns them immediately; the view stays.
    useEffect(
      () => () =>
        queueMicrotask(() => {
          if (host.current) return;
          if (mounted.current) unfollowBackground(mounted.current.container.host);
          mounted.current?.root.unmount();
          mounted.current = undefined;
        }),
      [],
    );

    return (
      <div ref={host} {...attributes}>
        {children}
      </div>
    );
  }
  return forwardRef(ShadowRootHost) as unknown as ShadowRootComponent<Props, Method>;
}

/** Props of the element around the view; baseStyles uses `theme`. */
const HOST_PROPS = /^(?:id|role|className|style|theme|(?:aria|data)-.*)$/;

/** Splits a component's props into those for the element around the view and those for the view. */
function hostAttributes(props: object): [attributes: object, props: object] {
  const entries = Object.entries(props);
  const [own, others] = [true, false].map((isOwn) => entries.filter(([name]) => HOST_PROPS.test(name) === isOwn));
  return [Object.fromEntries(own ?? []), Object.fromEntries(others ?? [])];
}

function mount(element: HTMLElement, methods: readonly (keyof ViewMethods)[]) {
  const container = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const slot = fallbackSlot(container);
  followBackground(element);
  const { host, methods: all, setMounted } = elementHost(element);
  for (const name of ['focus', ...methods] as const) Object.assign(element, { [name]: all[name] });
  const onMount = () => {
    slot.onMount();
    setMounted(true);
  };
  return { root: createRoot(container), container, host, onMount };
}
