import { accentProgress, extend, mono, row } from '../../ui/style/recipes.style';
import { useTexts } from '../../ui/text/use-texts';

const progressBar = extend(row, mono, accentProgress)`
  width: 100%;
  & > progress {
    flex: 1 1 12em;
    max-width: 24em;
    height: 10px;
    appearance: none;
    border: 1px solid var(--_border-strong);
    background: var(--_surface);
  }
`;

/** How much of an application has been sent. */
export function ProgressBar({ percent }: { percent: number }) {
  const t = useTexts();
  return (
    <div className={progressBar}>
      <progress aria-label={t('Sending your application')} max={100} value={percent} />
      <span>{percent < 100 ? `${percent} %` : t('Sent, waiting for the answer')}</span>
    </div>
  );
}
