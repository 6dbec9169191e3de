import { batchTexts } from '../../content/alumni';
import { plainButton } from '../../ui/style/controls';
import { showToast } from '../../ui/toast/toast';

/** Copies the full address of a page of this site. @param path from the site's root. */
export function CopyLink({ path }: { path: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      void showToast('success', batchTexts.shared);
    } catch {
      // Not over plain http, nor where it is forbidden.
      void showToast('error', batchTexts.notShared);
    }
  }

  return (
    <button type="button" className={plainButton} onClick={copy}>
      {batchTexts.share}
    </button>
  );
}
