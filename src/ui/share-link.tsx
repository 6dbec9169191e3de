import { useState } from 'react';
import { useTexts } from './host/host';
import { plainButton } from './style/controls';
import { scripted } from './style/list-recipes.style';
import { input } from './style/recipes.style';
import { classes } from './style/style';
import { showToast } from './toast/toast';

/** Shares an address via the device's share menu if possible, else copies it. If that fails, shows it for copying. */
export function ShareLink({ title, href }: { title: string; href: string }) {
  const t = useTexts();
  const [byHand, setByHand] = useState('');

  async function share() {
    const address = new URL(href, document.baseURI).href;
    try {
      if (navigator.share) await navigator.share({ title, url: address });
      else {
        await navigator.clipboard.writeText(address);
        void showToast('success', t('Link copied'), { t });
      }
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      setByHand(isDismissed ? '' : address);
    }
  }

  const label = t('Share or copy link');
  if (byHand) {
    return <input className={input} aria-label={label} readOnly value={byHand} ref={(field) => field?.select()} />;
  }
  return (
    <button type="button" className={classes(plainButton, scripted)} onClick={share}>
      {label}
    </button>
  );
}
