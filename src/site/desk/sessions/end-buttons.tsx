import { useEffect, useRef, useState } from 'react';
import type { Session } from '../../../model/desk/session';
import { plainButton, primaryButton } from '../../../ui/style/controls';
import { buttons } from './sessions.style';

interface EndButtonsProps {
  session: Session;
  /** Ends it, or signs out where it is this device's. */
  onEnd: () => Promise<void>;
}

/** Ends a session after asking once; the officer's own at once. */
export function EndButtons({ session: { name, isInvitation, isCurrent }, onEnd }: EndButtonsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const what = `${isInvitation ? 'the invitation' : 'the session'} of ${name}`;

  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsking !== null) box.current?.querySelector('button')?.focus();
  }, [isAsking]);

  async function end() {
    setIsEnding(true);
    await onEnd();
    setIsEnding(false);
    setIsAsking(null);
  }

  if (isCurrent)
    return (
      <button type="button" className={plainButton} disabled={isEnding} onClick={() => void end()}>
        Sign out
      </button>
    );
  return (
    <div ref={box} className={buttons}>
      {isAsking ? (
        <>
          <span>End {isInvitation ? 'this invitation' : 'this session'}?</span>
          <button
            type="button"
            className={primaryButton}
            aria-label={`Yes, end ${what}`}
            disabled={isEnding}
            onClick={() => void end()}
          >
            Yes, end
          </button>
          <button type="button" className={plainButton} disabled={isEnding} onClick={() => setIsAsking(false)}>
            Keep
          </button>
        </>
      ) : (
        <button type="button" className={plainButton} aria-label={`End ${what}`} onClick={() => setIsAsking(true)}>
          End
        </button>
      )}
    </div>
  );
}
