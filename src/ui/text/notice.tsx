import type { MouseEvent } from 'react';
import type { Text } from '../../texts/text';
import { focusText } from '../focus-text';
import { useTexts } from '../host/host';
import { plainButton } from '../style/controls';
import { box, extend, muted } from '../style/recipes.style';
import { css } from '../style/style';

const notice = extend(box, muted)`
  padding: 1.5em;
  border-style: dashed;
  text-align: center;
  & > button {
    margin-top: 1em;
  }
`;

const failure = css`
  border-color: var(--_danger);
  color: var(--_danger);
`;

/** The text of a list that is loading or empty, translated if it is one of ours. Announced when it changes. */
export function Notice({ text }: { text: Text }) {
  const t = useTexts();
  return (
    <div className={notice} role="status">
      <p>{t(text)}</p>
    </div>
  );
}

/** Why something could not be loaded, with a Try Again button. */
export function FailureNotice({ text, onRetry }: { text: Text; onRetry: () => void }) {
  const t = useTexts();
  function retry({ nativeEvent }: MouseEvent) {
    keepFocusNear(nativeEvent);
    onRetry();
  }

  return (
    <div className={`${notice} ${failure}`} role="alert">
      <p>{t(text)}</p>
      <button type="button" className={plainButton} onClick={retry}>
        {t('Try Again')}
      </button>
    </div>
  );
}

/**
 * Keeps focus near a pressed button that may disappear, such as Try Again: its nearest remaining ancestor gets
 * focus. Otherwise, keyboard and screen-reader users would start again at the top of the page.
 */
function keepFocusNear(press: Event): void {
  const [button, ...around] = press.composedPath() as Node[];
  const root = button?.getRootNode() as Document | ShadowRoot;
  setTimeout(() => {
    const { activeElement } = root;
    if (button?.isConnected || (activeElement && activeElement !== document.body)) return;
    const left = around.find((node) => node instanceof HTMLElement && node.isConnected) as HTMLElement | undefined;
    if (left) focusText(left);
  });
}
