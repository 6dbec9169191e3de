import { type RefObject, useEffect, useState } from 'react';
import { FIELDS, type FieldName } from '../../features/join/fields';
import { readAnswers } from '../../features/join/form-controls';
import { applicationOf } from '../../model/application/application';
import { filled } from './join-dialog.style';

/** How many of the required fields in a box are filled in. Gone with the form, when it has been sent. */
export function FilledFields({ box }: { box: RefObject<HTMLElement | null> }) {
  const [{ done, all }, setCount] = useState({ done: 0, all: 0 });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Also when the form opens with a draft, gets a field more, or is replaced by the thanks.
    const count = () => setCount(countIn(element.querySelector('form')));
    const observer = new MutationObserver(count);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('input', count);
    element.addEventListener('change', count);
    count();
    return () => {
      observer.disconnect();
      element.removeEventListener('input', count);
      element.removeEventListener('change', count);
    };
  }, [box]);

  if (all === 0) return null;
  const text = `${done} of ${all} required fields filled in`;
  return (
    <div className={filled}>
      <span>{text}</span>
      <progress aria-label="Required fields filled in" aria-valuetext={text} max={all} value={done} />
    </div>
  );
}

function countIn(form: HTMLFormElement | null) {
  if (!form) return { done: 0, all: 0 };
  const application: Partial<Record<FieldName, string>> = applicationOf(readAnswers(form));
  const required = (Object.keys(FIELDS) as FieldName[]).filter(
    (name) => FIELDS[name].required && form.elements.namedItem(name),
  );
  return { done: required.filter((name) => application[name]).length, all: required.length };
}
