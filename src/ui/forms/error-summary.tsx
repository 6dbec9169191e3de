import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormError, VALIDATION_ERROR_MESSAGE } from '../../model/forms/form-error';
import { Heading, useTexts } from '../host/host';
import { extend, sheet, stack } from '../style/recipes.style';
import { classes, css } from '../style/style';
import { useAttached } from '../use-attached';
import { useAttention, useCountdown } from '../use-countdown';
import { errorMessage } from './error-message';
import { errorLine } from './form.style';

/** Shown above the first invalid field, and marked like it, so that the two read as one message. */
const errorSummary = extend(sheet)`
  grid-column: 1 / -1;
  scroll-margin-top: max(var(--_toast, min(8em, 20vh)), var(--_anchor-offset));
  border-color: var(--_danger);
  border-inline-start-width: 4px;
`;

/** The first line of the summary. */
const banner = extend(errorLine)`
  padding: 0.75em 1em 0;
`;

const summary = extend(stack)`
  gap: 0.3em;
  padding: 0.75em 1em;
  line-height: 1.4;
  & > [data-heading] {
    font-size: 1.05em;
  }
  & > ul {
    padding-inline-start: 1.25em;
    list-style: none;
  }
  & li {
    position: relative;
  }
  /* A square. Screen readers would read a list's own with each error. */
  & li::before {
    content: '';
    position: absolute;
    top: 0.7em;
    inset-inline-start: -1em;
    border: 0.2em solid var(--_danger);
  }
  & a {
    display: inline-block;
    padding-block: 0.2em;
    color: var(--_danger);
    font-weight: 600;
    @media (pointer: coarse) {
      padding-block: 0.45em;
    }
  }
  @container (max-width: 30em) {
    font-size: 0.9em;
  }
`;

/** Puts the exact errors before the title, which speaks of required fields although none is missing. */
const onlyInvalid = css`
  & > p:first-child,
  & li {
    font-size: 1.1em;
  }
  & > [role='alert'] > :not(ul) {
    font-size: 0.9em;
    font-weight: 400;
    color: var(--_text-muted);
  }
`;

const BANNER_MS = 5000;
const SUMMARY_MS = 8000;

/** How many errors the summary lists. */
const LISTED_ERRORS = 3;

export interface ErrorSummaryProps {
  /** The remaining errors, in the form's order. */
  errors: readonly FormError[];
  /** Whether a field was left empty. */
  isMissing: (field: string) => boolean;
  /** Called once it has appeared and moved the content below it. */
  onAppear: () => void;
  onField: (field: string) => void;
}

/** Why a form cannot be sent: the first error in a banner, and a list with links to the first fields and the next. */
export function ErrorSummary({ errors, isMissing, onAppear, onField }: ErrorSummaryProps) {
  const t = useTexts();
  const [first] = useState(errors[0]);
  const [isAnyMissing] = useState(() => errors.some(({ field }) => isMissing(field)));
  const box = useRef<HTMLDivElement>(null);
  const bannerRef = useAttached(keepFieldInPlace);
  const summaryRef = useAttached(keepFieldInPlace);
  const { isHeld } = useAttention(box, { pointer: 'pointermove' });
  const isBannerOpen = useCountdown(BANNER_MS, false) > 0;
  const isSummaryOpen = useCountdown(SUMMARY_MS, isHeld) > 0;
  const notifyAppear = useEffectEvent(onAppear);
  useEffect(() => notifyAppear(), []);
  const next = errors[LISTED_ERRORS];
  if (!isSummaryOpen || errors.length === 0) return null;

  const linkTo = (field: string) => ({
    href: `#${field}`,
    onClick(event: MouseEvent) {
      event.preventDefault();
      onField(field);
    },
  });

  return (
    <div ref={box} className={classes(errorSummary, !isAnyMissing && onlyInvalid)} data-summary="">
      {isBannerOpen && first && (
        <p ref={bannerRef} className={banner}>
          {isMissing(first.field) && <b>{`${t('Required field:')} `}</b>}
          <span>{errorMessage(t, first)}</span>
        </p>
      )}
      <div ref={summaryRef} className={summary} role="alert" part="summary">
        <Heading level={3} below={1}>
          {t('Please complete all required fields')}
        </Heading>
        <p>{t(VALIDATION_ERROR_MESSAGE)}</p>
        <ul>
          {errors.slice(0, LISTED_ERRORS).map((error) => (
            <li key={error.field}>
              <a {...linkTo(error.field)}>{errorMessage(t, error)}</a>
            </li>
          ))}
          {next && (
            <li>
              <a {...linkTo(next.field)}>{t('and {count} more', { count: errors.length - LISTED_ERRORS })}</a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

/** Keeps the field below the summary in place on screen. @returns a function to call before the element is removed. */
function keepFieldInPlace(element: Element) {
  const field = element.closest('[data-summary]')?.nextElementSibling;
  return () => {
    const from = field?.getBoundingClientRect().top ?? 0;
    queueMicrotask(() => {
      if (!field?.isConnected || from > innerHeight) return;
      const scroller = field.closest('dialog') ?? document.documentElement;
      scroller.scrollBy({ top: field.getBoundingClientRect().top - from, behavior: 'instant' });
    });
  };
}
