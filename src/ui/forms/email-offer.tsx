import { mailLink } from '../../model/addresses/links';
import { withoutInvisible } from '../../model/text/clean-text';
import { CopyButton } from '../copy-button';
import { useTexts } from '../host/host';
import { primaryButton } from '../style/controls';
import { intoView } from './focus-field';
import { outcomeBox } from './form.style';

export interface EmailOfferProps {
  /** The society's address. */
  email: string;
  subject: string;
  body?: string;
  /** Called when the visitor opens the email or copies its text. */
  onUse?: () => void;
}

/** Offers to send the text by email. */
export function EmailOffer({ email, subject, body = '', onUse }: EmailOfferProps) {
  const t = useTexts();
  const { href, isShortened } = mailLink(withoutInvisible(email), { subject, body });
  return (
    <span ref={intoView} className={outcomeBox} aria-live="polite">
      <span>{t('Not sent yet: send us the email.')}</span>
      {isShortened && (
        <span>{t('Only the start of your message fits. Copy the whole message, and paste it into the email.')}</span>
      )}
      <a className={primaryButton} href={href} onClick={onUse}>
        {t('Send it from your email program')}
      </a>
      {body && (
        <CopyButton text={body} onCopied={onUse}>
          {t('Copy the message')}
        </CopyButton>
      )}
    </span>
  );
}
