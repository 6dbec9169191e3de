import { type Island, island, type WithIsland } from '../element/island';
import { Join as View, type JoinProps as ViewProps } from '../features/join/join';

export type JoinProps = WithIsland<ViewProps>;

/** The application form of the alumni network. Keeps what is typed on the device until it has arrived. */
export const Join: Island<ViewProps> = island(View);
