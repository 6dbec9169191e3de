import { type Destination, decideOpen } from '../../../api/desk/decide';
import { openId } from '../../../api/desk/open-application';
import { undoLast } from '../../../api/desk/take-back';
import { goTo, replacePlace } from '../use-place';

/** Opens what an action leads to. Back still leads to the list, however many have been decided on. */
export function follow(destination: Destination): void {
  if (destination === undefined) return;
  if (destination && !openId()) goTo('applications', destination);
  else replacePlace('applications', destination);
}

export const decideAndFollow = (status: 'approved' | 'rejected') => decideOpen(status).then(follow);

export const undoAndFollow = () => undoLast().then(follow);
