import { type ChangeEvent, useState } from 'react';
import { useTexts } from '../../ui/host/host';
import { plainButton } from '../../ui/style/controls';
import { box, extend, spread } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { DRAFT_DAYS, isStoringDrafts, setStoringDrafts } from './draft';

const draftNotice = extend(spread, box)`
  gap: 0.75em 1.5em;
  padding: 0.75em 1em;
  border-inline-start: 4px solid var(--_accent);
  background: var(--_surface);
  & b {
    margin-inline-end: 0.5em;
  }
`;

/** Shown above a form that starts with answers from an earlier visit. */
export function DraftNotice({ isPhotoLost, onDiscard }: { isPhotoLost?: boolean | undefined; onDiscard: () => void }) {
  const t = useTexts();
  return (
    <div className={draftNotice} role="status">
      <p>
        <b>{t('Draft restored')}</b> <span>{t('Your earlier answers were kept on this device.')}</span>
        {isPhotoLost && <span>{` ${t('Your photo was not, so please choose it again.')}`}</span>}
      </p>
      <button type="button" className={plainButton} onClick={onDiscard}>
        {t('Discard')}
      </button>
    </div>
  );
}

/** As tall as its longest text, so that no field moves when the text changes. */
const choice = css`
  & > label {
    display: flex;
    gap: 0.6em;
    align-items: center;
  }
  & input {
    flex: none;
    width: 1.5em;
    height: 1.5em;
    margin: 0;
  }
  & > p {
    min-height: 4.5em;
    padding-inline-start: 2.1em;
    color: var(--_text-muted);
    @container (min-width: 42em) {
      min-height: 3em;
    }
  }
`;

/** Lets the visitor opt out of drafts on the device, which may be shared. */
export function DraftChoice({ isEdited }: { isEdited: boolean }) {
  const t = useTexts();
  const [isStoring, setStoring] = useState(isStoringDrafts);

  // The form also handles this change as an edit, and saves the draft.
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setStoringDrafts(target.checked);
    setStoring(target.checked);
  }

  return (
    <div className={choice}>
      <label>
        <input type="checkbox" checked={isStoring} onChange={choose} />
        <span>{t('Keep my answers on this device for {count} days', { count: DRAFT_DAYS })}</span>
      </label>
      <p aria-live="polite">
        {!isStoring
          ? t('Nothing is kept. Finish before you leave this page.')
          : `${isEdited ? `${t('Your answers will be kept from now on.')} ` : ''}${t('On a shared computer, clear this box.')}`}
      </p>
    </div>
  );
}
