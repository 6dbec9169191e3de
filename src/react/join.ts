import type { FormElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { Join as View, type JoinProps as ViewProps } from '../features/join/join';

export type JoinProps = WithHostProps<ViewProps, FormElement>;

/** The application form of the alumni network. Keeps what is typed on the device until it has arrived. */
export const Join: ShadowRootComponent<ViewProps, FormElement> = withShadowRoot(View);
