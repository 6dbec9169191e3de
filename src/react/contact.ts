import type { FormElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { Contact as View, type ContactProps as ViewProps } from '../features/contact/contact';

export type ContactProps = WithHostProps<ViewProps, FormElement>;

/** The 'Get in Touch' form; it sends with `send`, else sending is up to the host. */
export const Contact: ShadowRootComponent<ViewProps, FormElement> = withShadowRoot(View);
