import { type Island, island, type WithIsland } from '../element/island';
import { Newsletter as View, type NewsletterProps as ViewProps } from '../features/newsletter/newsletter';

export type NewsletterProps = WithIsland<ViewProps>;

/** A field for an email address and a thank-you; sending is up to the host. */
export const Newsletter: Island<ViewProps> = island(View);
