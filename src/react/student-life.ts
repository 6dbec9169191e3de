import type { ListElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { StudentLife as View, type StudentLifeProps as ViewProps } from '../features/student-life/student-life';

export type StudentLifeProps = WithHostProps<ViewProps, ListElement>;

/** The society's student-life projects, nine to a page. */
export const StudentLife: ShadowRootComponent<ViewProps, ListElement> = withShadowRoot(View);
