import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callDesk } from '../../api/desk/call-desk';
import { FIRST_STEPS, type FirstStep, firstStepsDone } from '../../model/desk/first-steps';
import { visuallyHidden } from '../../ui/style/controls';
import { extend, stack } from '../../ui/style/recipes.style';
import { paper, quiet } from '../desk.style';

const STEPS: Record<FirstStep, { title: string; how: string }> = {
  name: {
    title: 'Give the website your name',
    how: 'Fill in the tab "site" of the template: name, university, address, texts.',
  },
  sheets: {
    title: 'Enter your events and your board',
    how: 'Fill in the tabs "events" and "board". An administrator saves the workbook as sheets/ummes.xlsx in the data folder of the server, or sets UMMES_WORKBOOK to a link to it.',
  },
  pictures: {
    title: 'Show pictures',
    how: 'Upload pictures under Content > Pictures, and paste their addresses into the tabs "slides" and "gallery".',
  },
  messages: {
    title: 'Receive messages from the contact form',
    how: 'An administrator sets UMMES_RECEIVE=contact. Until then, the form offers to send an email.',
  },
  backup: {
    title: 'Make a backup',
    how: 'An administrator runs "ummes backup", or enables the nightly backup.',
  },
};

const list = extend(stack)`
  gap: 0.75em;
  padding-inline-start: 1.5em;
  list-style-type: '○  ';
  & > li[data-done] {
    list-style-type: '✓  ';
  }
`;

/** What a new society does first, until everything is done. */
export function FirstSteps() {
  const id = useId();
  const { data } = useQuery({ queryKey: ['first steps'], queryFn: () => callDesk('/first-steps', firstStepsDone) });
  if (!data || data.done.length === FIRST_STEPS.length) return null;
  return (
    <article className={paper} aria-labelledby={id}>
      <h3 id={id}>First steps</h3>
      <p>
        <a href="/api/desk/sheets/template.xlsx" download>
          Download the template
        </a>
        <span className={quiet}>
          : an Excel workbook with a tab for each sheet. Google Sheets and LibreOffice open it too.
        </span>
      </p>
      <ul className={list}>
        {FIRST_STEPS.map((step) => {
          const isDone = data.done.includes(step);
          return (
            <li key={step} data-done={isDone || undefined}>
              <b>{STEPS[step].title}</b>
              {isDone ? <span className={visuallyHidden}>: done</span> : <p className={quiet}>{STEPS[step].how}</p>}
            </li>
          );
        })}
      </ul>
    </article>
  );
}
