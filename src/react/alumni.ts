import type { ListElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { Alumni as View, type AlumniProps as ViewProps } from '../features/alumni/alumni';

export type AlumniProps = WithHostProps<ViewProps, ListElement>;

/** The directory of the alumni network: search by name and graduation year, twelve people to a page. */
export const Alumni: ShadowRootComponent<ViewProps, ListElement> = withShadowRoot(View);
