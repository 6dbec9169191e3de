import { iconButton } from '../style/controls';

interface ArrowButtonProps {
  side: 'left' | 'right';
  label: string;
  /** Whether there is nothing further on this side. The button stays focusable. */
  disabled?: boolean;
  onClick: () => void;
}

/** An arrow that moves slides. It points the same way in any writing direction. */
export function ArrowButton({ side, label, disabled = false, onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      part="arrow"
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={side === 'left' ? 'M18 10H3M9 4L3 10l6 6' : 'M2 10h15M11 4l6 6-6 6'}
          stroke="currentColor"
          strokeWidth="1.75"
          fill="none"
        />
      </svg>
    </button>
  );
}
