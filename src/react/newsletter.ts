import type { FormElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { Newsletter as View, type NewsletterProps as ViewProps } from '../features/newsletter/newsletter';

export type NewsletterProps = WithHostProps<ViewProps, FormElement>;

/** A field for an email address and a thank-you; it sends with `send`, else sending is up to the host. */
export const Newsletter: ShadowRootComponent<ViewProps, FormElement> = withShadowRoot(View);
