import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError } from '../../api/call';
import { sendUnsubscribe } from '../../api/unsubscribe';
import {
  RETRY_TEXTS,
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBE_TEXTS,
  type UnsubscribeOutcome,
  unsubscribeToken,
} from '../../model/forms/unsubscribe';
import { withoutInvisible } from '../../model/text/clean-text';
import type { Text } from '../../texts/text';
import { useForm } from '../../ui/forms/use-form';
import { Heading, useHasHeadings, useIsHydrated, useTexts } from '../../ui/host/host';
import { primaryButton } from '../../ui/style/controls';
import { extend, problemText, stack } from '../../ui/style/recipes.style';

const box = extend(stack)`
  justify-items: start;
  max-width: 34em;
  & > [data-heading] {
    font-size: var(--_size-2);
  }
  & > :first-child:focus {
    outline: none;
  }
  & > [role='alert']:empty {
    display: none;
  }
`;

export interface UnsubscribeProps {
  api?: string;
  /** From the emailed link. Default: `token`, else `id`, from the page's query string. */
  token?: string;
  /** Level of the heading. Default: 2. */
  level?: 1 | 2;
  /** 'post' makes the button submit a form to the page's own address, so that it works without scripts. */
  method?: 'post';
  /** The outcome of that form. Default: it has not been submitted yet. */
  outcome?: UnsubscribeOutcome | undefined;
  /** How to get off the list if the link or the button doesn't work. Default: nothing. */
  help?: ReactNode;
  /** Called when the reader confirms. Return false to end the subscription yourself. */
  onUnsubscribe?: (detail: { token: string }) => boolean | void;
  /** Called when the subscription has ended. */
  onSubmit?: (detail: { message: string }) => void;
  /** Called if the subscription could not be ended. `code` is a CallErrorCode. */
  onError?: (detail: { code: string; message: string }) => void;
}

/** Ends a subscription only after a click, because mail scanners follow links. */
export function Unsubscribe(props: UnsubscribeProps) {
  const t = useTexts();
  const { api = '', token = '', level = 2, method, outcome, onUnsubscribe, onSubmit, onError } = props;
  const isHydrated = useIsHydrated(); // a prerendered page has no query string
  const given = withoutInvisible(token) || (isHydrated ? unsubscribeToken(location.search) : undefined);
  const [done, setDone] = useState(outcome === 'done' ? UNSUBSCRIBE_TEXTS.done.text : '');
  const focused = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const hasHeadings = useHasHeadings();

  // The outcome replaces the button that had focus.
  useEffect(() => {
    if (done) focused.current?.focus();
  }, [done]);

  const form = useForm<{ token: string }, string>({
    read: () => ({ token: given ?? '' }),
    check: () => [],
    onValid: (values) => values.token !== '' && onUnsubscribe?.(values),
    send: (values) => sendUnsubscribe(api, values.token),
    onSent(_values, message) {
      const text = message || UNSUBSCRIBE_TEXTS.done.text;
      setDone(text);
      onSubmit?.({ message: text });
    },
    onFailure(error) {
      const { code, message } = error instanceof CallError ? error : { code: 'network', message: '' };
      const text = message || UNSUBSCRIBE_FAILED;
      onError?.({ code, message: text });
      return { text };
    },
  });

  const isInvalid = outcome === 'invalid' || given === '';
  const { heading: headingText, text } = textsOf(isInvalid, done);
  const failure = form.failure?.text ?? (outcome && RETRY_TEXTS[outcome]);
  /** Props for the element that receives focus. */
  const focusProps = { ref: focused, tabIndex: done ? -1 : undefined };
  const attributes = method ? form.button : { ...form.button, type: 'button' as const, onClick: () => form.submit() };
  const button = (
    <button {...attributes} className={primaryButton} part="button">
      {t('Yes, Unsubscribe')}
    </button>
  );
  return (
    <div className={box}>
      {hasHeadings && (
        <Heading level={level} {...focusProps} part="title">
          {t(headingText)}
        </Heading>
      )}
      <p role={done ? 'status' : undefined} {...(!hasHeadings && focusProps)}>
        {t(text)}
      </p>
      {!done && !isInvalid && (
        <>
          {method ? (
            <form {...form.form} method={method}>
              {button}
            </form>
          ) : (
            button
          )}
          <p className={problemText} role="alert">
            {failure && t(failure as Text)}
          </p>
        </>
      )}
      {!done && props.help}
    </div>
  );
}

function textsOf(isInvalid: boolean, done: string): { heading: Text; text: Text } {
  if (done) return { ...UNSUBSCRIBE_TEXTS.done, text: done };
  return isInvalid ? UNSUBSCRIBE_TEXTS.invalid : UNSUBSCRIBE_TEXTS.confirm;
}
