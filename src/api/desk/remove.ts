import type { ApplicationDetail } from '../../model/desk/application';
import { CallError } from '../call';
import { listNews, loadList } from './application-list';
import { isLost, readApplication, sendRemoval } from './applications';
import { failureText } from './call-desk';
import { type Destination, decisionProblem, explain, whereNext } from './decide';
import { working } from './send-in-parts';

/** Added where the photo of a removed application is still there. */
export const PHOTO_LEFT = 'A photo could not be deleted yet; the server tries again every hour.';

/** Removes an application, in the version that is shown. */
export function removeOpen(detail: ApplicationDetail): Promise<Destination> {
  const { id, name, version } = detail;
  return working('remove', 1, async () => {
    decisionProblem.value = null;
    const retry = () => removeOpen(detail);
    try {
      const { removed, failed, photosLeft } = await sendRemoval({ applications: [{ id, version }] });
      if (removed.length > 0) return gone(detail, photosLeft.length > 0);
      if (failed[0]) await explain(detail, 'removed', failed[0]);
    } catch (error) {
      const sentence = failureText(error);
      if (!isLost(error)) decisionProblem.value = { id, text: `${name} was not removed. ${sentence}`, retry };
      else if (await isGone(id)) return gone(detail, false);
      else decisionProblem.value = { id, text: `${sentence} It seems that ${name} was not removed.`, retry };
    }
    return undefined;
  });
}

async function gone({ id, name }: ApplicationDetail, isPhotoLeft: boolean): Promise<Destination> {
  listNews.value = `Removed ${name}, with photo and history.${isPhotoLeft ? ` ${PHOTO_LEFT}` : ''}`;
  return (await whereNext(id, () => loadList('changed'))) ?? '';
}

function isGone(id: string): Promise<boolean> {
  return readApplication(id).then(
    () => false,
    (error) => error instanceof CallError && error.status === 404,
  );
}
