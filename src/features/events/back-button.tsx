import { plainButton } from '../../ui/controls';
import { hostAddress } from '../../ui/host-address';
import { css } from '../../ui/style';

const below = css`
  margin-top: 2em;
`;

export interface BackButtonProps {
  /** Told first; return false to take over. */
  onBack?: () => boolean | void;
  /** Where the button leads. Without it, it only logs and shows an alert (spec, section 2). */
  backHref?: string;
}

export function BackButton({ onBack, backHref }: BackButtonProps) {
  function goBack() {
    if (onBack?.() === false) return;
    const address = hostAddress(backHref);
    if (address) {
      location.assign(address);
      return;
    }
    console.log('Back to Events');
    alert('Back to Events');
  }
  return (
    <p className={below}>
      <button type="button" className={plainButton} onClick={goBack} part="back">
        Back to Events
      </button>
    </p>
  );
}
