import { type Island, island, type WithIsland } from '../element/island';
import { StudentLife as View, type StudentLifeProps as ViewProps } from '../features/student-life/student-life';

export type StudentLifeProps = WithIsland<ViewProps>;

/** The society's student-life projects, nine to a page. */
export const StudentLife: Island<ViewProps> = island(View);
