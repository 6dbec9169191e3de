import { type MouseEvent, useState } from 'react';
import type { ApplicationField, FieldError } from '../../model/application';
import { VALIDATION_ERROR_MESSAGE } from '../../model/validation-error-response';
import { banner, errorSummary, summary } from './error-summary.style';
import { useCountdown } from './use-countdown';

const BANNER_MS = 5000;
const SUMMARY_MS = 8000;

/** How many errors the summary lists. */
const LISTED_ERRORS = 3;

interface ErrorSummaryProps {
  /** The errors that are left, in the form's order. */
  errors: readonly FieldError[];
  onField: (field: ApplicationField) => void;
}

/** Why an application cannot be sent: the first error in a banner, and a list with links to the fields. */
export function ErrorSummary({ errors, onField }: ErrorSummaryProps) {
  const [firstMessage] = useState(errors[0]?.message);
  const [isPaused, setPaused] = useState(false);
  const isBannerOpen = useCountdown(BANNER_MS, false);
  const isSummaryOpen = useCountdown(SUMMARY_MS, isPaused);
  const more = errors.length - LISTED_ERRORS;
  if (!isSummaryOpen || errors.length === 0) return null;

  function follow(event: MouseEvent, field: ApplicationField) {
    event.preventDefault();
    onField(field);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only pause the timer
    <div
      className={errorSummary}
      // A pointer that rests where Submit was pressed gets an `enter` without having moved.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {isBannerOpen && (
        <p className={banner}>
          <b>Required field:</b> <span>{firstMessage}</span>
        </p>
      )}
      <div className={summary} role="alert" part="summary">
        <h3>Please complete all required fields</h3>
        <p>{VALIDATION_ERROR_MESSAGE}</p>
        <ul>
          {errors.slice(0, LISTED_ERRORS).map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => follow(event, field)}>
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
