import { plainButton } from '../../ui/style/controls';
import { box, extend, spread } from '../../ui/style/recipes.style';
import { useTexts } from '../../ui/text/use-texts';

const draftNotice = extend(spread, box)`
  gap: 0.75em 1.5em;
  padding: 0.75em 1em;
  border-inline-start: 4px solid var(--_accent);
  background: var(--_surface);
  & b {
    margin-inline-end: 0.5em;
  }
`;

/** Shown above a form that starts with the answers of an earlier visit. */
export function DraftNotice({ isPhotoLost, onDiscard }: { isPhotoLost?: boolean; onDiscard: () => void }) {
  const t = useTexts();
  return (
    <div className={draftNotice} role="status">
      <p>
        <b>{t('Draft restored')}</b> <span>{t('Your earlier answers were kept on this device.')}</span>
        {isPhotoLost && <span> {t('Your photo was not: please choose it again.')}</span>}
      </p>
      <button type="button" className={plainButton} onClick={onDiscard}>
        {t('Discard')}
      </button>
    </div>
  );
}
