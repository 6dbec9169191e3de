import { useState } from 'react';
import { plainButton } from '../../ui/controls';
import { showToast } from '../../ui/toast/toast';
import { shareField } from './event-detail.style';

/** Shares an address through the device, else copies it, else shows it to be copied by hand. */
export function ShareLink({ title, href }: { title: string; href: string }) {
  const [byHand, setByHand] = useState(false);
  const address = new URL(href, document.baseURI).href;

  async function share() {
    try {
      if (navigator.share) await navigator.share({ title, url: address });
      else {
        await navigator.clipboard.writeText(address);
        void showToast('success', 'Link copied');
      }
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError';
      setByHand(!dismissed);
    }
  }

  if (byHand) {
    return (
      <input
        className={shareField}
        aria-label="Link to this event"
        readOnly
        value={address}
        ref={(field) => field?.select()}
      />
    );
  }
  return (
    <button type="button" className={plainButton} onClick={share}>
      Share or copy link
    </button>
  );
}
