import { useEffect, useRef } from 'react';
import { primaryButton } from '../../ui/controls';
import { scrollToProfile } from './scroll-to-profile';
import { successBox } from './success-panel.style';

interface SuccessPanelProps {
  message: string;
  onView?: () => void;
}

/** What stands in the form's place once the application has arrived. */
export function SuccessPanel({ message, onView }: SuccessPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div className={successBox} part="success">
      <h3 ref={heading} tabIndex={-1}>
        Application Submitted!
      </h3>
      <p dir="auto">{message}</p>
      <p>Thank you for joining our alumni network!</p>
      <button
        type="button"
        className={primaryButton}
        onClick={() => {
          onView?.();
          scrollToProfile();
        }}
        part="button"
      >
        View Alumni Network
      </button>
    </div>
  );
}
