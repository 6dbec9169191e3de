import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { joinTexts } from '../../content/alumni';
import type { Text } from '../../texts/text';
import { Heading, useTexts } from '../../ui/host/host';
import { primaryButton } from '../../ui/style/controls';
import { extend, sheet, stack } from '../../ui/style/recipes.style';
import { reducedMotion } from '../../ui/style/reduced-motion';
import { showToast } from '../../ui/toast/toast';

const successPanel = extend(stack, sheet)`
  justify-items: start;
  margin-top: 1.5em;
  padding: clamp(1.5em, 5cqi, 3em);
  border-inline-start: 4px solid var(--_accent);
  & > [data-heading='3'] {
    font-size: var(--_size-2);
  }
  & > [data-heading]:focus {
    outline: none;
  }
  & > [data-heading='4'] {
    margin-top: 0.5em;
  }
  & > ol {
    padding-inline-start: 1.25em;
    list-style: decimal;
  }
  & > button {
    margin-top: 0.5em;
  }
`;

/** Delay from 'View Alumni Network' to the scroll, so that the dialog closes first. */
const SCROLL_DELAY_MS = 300;

export interface SuccessPanelProps {
  /** The server's message, which may have no translation, or our own. */
  message: string;
  /** Called when the applicant wants to see the directory, before the page scrolls to it. */
  onView?: () => void;
}

/** Replaces the form once the application has arrived. */
export function SuccessPanel({ message, onView }: SuccessPanelProps) {
  const t = useTexts();
  const [leadsOn] = useState(() => Boolean(onView ?? directory()));
  const heading = useRef<HTMLHeadingElement>(null);
  const messageText = t(message as Text);
  const thanks = t('Thank you for joining our alumni network!');
  const appear = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
    void showToast('success', messageText, { t });
  });
  useEffect(() => appear(), []);

  function view() {
    onView?.();
    setTimeout(scrollToDirectory, SCROLL_DELAY_MS);
  }

  return (
    <div className={successPanel} part="success">
      <Heading level={3} below={1} ref={heading} tabIndex={-1}>
        {t('Application Submitted!')}
      </Heading>
      <p dir="auto">{messageText}</p>
      {!messageText.startsWith(thanks) && <p>{thanks}</p>}
      <Heading level={4} below={2}>
        {t(joinTexts.nextTitle)}
      </Heading>
      <ol>
        {joinTexts.nextSteps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      {leadsOn && (
        <button type="button" className={primaryButton} onClick={view} part="button">
          {t('View Alumni Network')}
        </button>
      )}
    </div>
  );
}

/** Returns the alumni directory in the page or in an <ummes-alumni> tag, if there is one. */
function directory(): HTMLElement | null | undefined {
  const inTag = document.querySelector('ummes-alumni')?.shadowRoot?.getElementById('profile');
  return document.getElementById('profile') ?? inTag;
}

function scrollToDirectory() {
  directory()?.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth' });
}
