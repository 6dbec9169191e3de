import { useState } from 'react';
import { useTexts } from './host/host';
import { plainButton } from './style/controls';
import { input } from './style/recipes.style';

interface CopyButtonProps {
  text: string;
  /** The button's label. */
  children: string;
  /** The id of an element that says what is copied. */
  describedBy?: string;
  /** Called when the text has been copied. */
  onCopied?: (() => void) | undefined;
}

/** Copies text. If the browser doesn't allow it, shows the text, selected, so that the visitor can copy it. */
export function CopyButton({ text, children, describedBy, onCopied }: CopyButtonProps) {
  const t = useTexts();
  const [state, setState] = useState<'copied' | 'by hand'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onCopied?.();
    } catch {
      setState('by hand');
    }
  }

  if (state === 'by hand')
    return (
      <textarea
        className={input}
        aria-label={children}
        aria-describedby={describedBy}
        readOnly
        rows={4}
        value={text}
        ref={(field) => {
          field?.select();
        }}
      />
    );
  return (
    <>
      <button type="button" className={plainButton} aria-describedby={describedBy} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status">{state === 'copied' && t('Copied')}</span>
    </>
  );
}
