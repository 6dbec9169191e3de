import { useState } from 'react';
import type { ApplicationField, FieldError } from '../../model/application';
import { VALIDATION_ERROR_MESSAGE } from '../../model/validation-error-response';
import { banner, errorSummaryBox, summary } from './error-summary.style';
import { useCountdown } from './use-countdown';

/** How long the banner and the summary stay (spec, section 9). */
const BANNER_MS = 5000;
const SUMMARY_MS = 8000;

/** Errors that the summary names (spec, section 9). */
const NAMED_ERRORS = 3;

interface AlarmProps {
  /** In the form's order; those that have been mended since are gone from it. */
  errors: readonly FieldError[];
  onField: (field: ApplicationField) => void;
}

/** What is said when an application cannot be sent as it is: first error, then a summary with links. */
export function ErrorSummary({ errors, onField }: AlarmProps) {
  const [first] = useState(errors[0]?.message);
  const [held, setHeld] = useState(false);
  const bannerStands = useCountdown(BANNER_MS, false);
  const summaryStands = useCountdown(SUMMARY_MS, held);
  const named = errors.slice(0, NAMED_ERRORS);
  const more = errors.length - named.length;
  if (!summaryStands || errors.length === 0) return null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only hold the timer
    <div
      className={errorSummaryBox}
      // A pointer that rests where Submit was pressed gets an `enter` without having moved.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {bannerStands && (
        <p className={banner}>
          <b>Required field:</b> <span>{first}</span>
        </p>
      )}
      <div className={summary} role="alert" part="summary">
        <h3>Please complete all required fields</h3>
        <p>{VALIDATION_ERROR_MESSAGE}</p>
        <ul>
          {named.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(click) => {
                  click.preventDefault();
                  onField(field);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
        {more > 0 && <p>and {more} more</p>}
      </div>
    </div>
  );
}
