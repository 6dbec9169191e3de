import { type Island, island, type WithIsland } from '../element/island';
import { Contact as View, type ContactProps as ViewProps } from '../features/contact/contact';

export type ContactProps = WithIsland<ViewProps>;

/** The 'Get in Touch' form; sending is up to the host. */
export const Contact: Island<ViewProps> = island(View);
