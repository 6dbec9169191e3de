import { type Island, island, type WithIsland } from '../element/island';
import { Alumni as View, type AlumniProps as ViewProps } from '../features/alumni/alumni';

export type AlumniProps = WithIsland<ViewProps>;

/** The directory of the alumni network: search by name and graduation year, twelve people to a page. */
export const Alumni: Island<ViewProps> = island(View);
