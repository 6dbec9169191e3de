import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import { FIRST_STEPS, type FirstStep } from '../../model/desk/first-steps';
import { visuallyHidden } from '../../ui/style/controls';
import { extend, row, stack } from '../../ui/style/recipes.style';
import { Alert, Button } from '../shared/controls';
import { deskSheet, quiet } from '../shared/desk.style';
import { useRole } from '../shared/role';
import { dismissFirstSteps, useFirstSteps } from './queries';

const STEPS: Record<FirstStep, { title: string; how: string }> = {
  name: {
    title: 'Give the website your name',
    how: 'Open Site below, and choose "Edit here": name, university, address, texts. If "Sample content" is "yes", choose "no".',
  },
  sheets: {
    title: 'Enter your events and your board',
    how: 'Download the template below, fill in the tabs "events" and "board", and publish the workbook. For the board, "Edit here" does as well.',
  },
  pictures: {
    title: 'Show pictures',
    how: 'Upload them under Pictures, and put their addresses into the tabs "slides" and "gallery".',
  },
  messages: {
    title: 'Receive messages from the contact form',
    how: 'An administrator sets UMMES_RECEIVE=contact. Until then, the form offers an email to the address in Site; without that address, it sends nothing.',
  },
  backup: {
    title: 'Make a backup',
    how: 'An administrator runs "ummes backup", or enables the nightly backup.',
  },
};

/** The steps that don't need an administrator. */
const EDITORS_STEPS: readonly FirstStep[] = ['name', 'sheets', 'pictures'];

const list = extend(stack)`
  gap: 0.75em;
  padding-inline-start: 1.5em;
  list-style-type: '○  ';
  & > li[data-done] {
    list-style-type: '✓  ';
  }
`;

/** A new society's first steps. Disappears once all are done or someone dismisses it. */
export function FirstSteps() {
  const id = useId();
  const { data } = useFirstSteps();
  const { mutate, isPending, error } = useMutation({ mutationFn: dismissFirstSteps });
  const steps = useRole() === 'editor' ? EDITORS_STEPS : FIRST_STEPS;
  if (!data || data.isDismissed || steps.every((step) => data.done.includes(step))) return null;
  return (
    <article className={deskSheet} aria-labelledby={id}>
      <h3 id={id}>First steps</h3>
      <ul className={list}>
        {steps.map((step) => {
          const isDone = data.done.includes(step);
          return (
            <li key={step} data-done={isDone || undefined}>
              <b>{STEPS[step].title}</b>
              {isDone ? <span className={visuallyHidden}>: done</span> : <p className={quiet}>{STEPS[step].how}</p>}
            </li>
          );
        })}
      </ul>
      <div className={row}>
        <Button isBusy={isPending} onPress={mutate}>
          Dismiss this list
        </Button>
      </div>
      {error && <Alert>{`The list was not dismissed. ${failureText(error)}`}</Alert>}
    </article>
  );
}
