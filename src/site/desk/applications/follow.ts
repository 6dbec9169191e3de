import { type Destination, decideOpen } from '../../../api/desk/decide';
import { openId } from '../../../api/desk/open-application';
import { undoLast } from '../../../api/desk/take-back';
import { goTo, replacePlace } from '../use-place';
import { keepFocus } from './focus';

/** Opens what an action leads to. Back still leads to the list, however many have been decided on. */
export function follow(destination: Destination): void {
  if (destination === undefined) return;
  if (destination && !openId()) goTo('applications', destination);
  else replacePlace('applications', destination);
}

/** A decision changes which buttons there are. */
export const decideAndFollow = (status: 'approved' | 'rejected') => decideOpen(status).then(follow).then(keepFocus);

/** The bar may go away with its last decision. */
export const undoAndFollow = () => undoLast().then(follow).then(keepFocus);
