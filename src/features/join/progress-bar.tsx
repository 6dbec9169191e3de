import { figures, progressColours } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { useTexts } from '../../ui/text/use-texts';

const progressBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75em;
  width: 100%;
  ${figures}
  & > progress {
    flex: 1 1 12em;
    max-width: 24em;
    height: 10px;
    appearance: none;
    border: 1px solid var(--_border-strong);
    background: var(--_surface);
  }
  ${progressColours}
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
