import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { CallError } from '../../../api/call';
import type { ApplicationDetail, Status } from '../../../model/desk/application';
import { readEditDraft } from '../../../model/desk/edit';
import { counted, momentText } from '../../../model/desk/format';
import { lazyView } from '../../../ui/render/lazy-view';
import { Notice } from '../../../ui/text/notice';
import { Button, NotLoaded } from '../../shared/controls';
import { alertBox, part, quiet } from '../../shared/desk.style';
import { readDraft } from '../../shared/drafts';
import { PersonText } from '../../shared/texts';
import { back, head, paneSheet } from '../applications.style';
import { StatusTag } from '../list/application-row';
import { useApplicationDetail } from '../queries';
import type { PathTo } from '../use-path-to';
import { type ActionHandlers, Actions } from './actions';
import { ApplicationFields } from './application-fields';
import { History, historyText } from './history';
import { Photo } from './photo';
import { PublicNote } from './public-note';
import { handleShortcut } from './shortcuts';
import { Similar } from './similar';

const EditForm = lazyView(() => import('../edit/edit-form').then((module) => module.EditForm));

interface ApplicationPaneProps extends ActionHandlers {
  /** Undoes the latest decision. */
  onUndo: () => void;
  pathTo: PathTo;
  selectedCount: number;
}

/** Shows the open application. */
export function ApplicationPane({ id, ...props }: ApplicationPaneProps & { id: string }) {
  const query = useApplicationDetail(id);
  const { data, error } = query;
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <div className={paneSheet}>
      <p>
        <Link className={back} href={props.pathTo('')}>
          <span aria-hidden="true">←&nbsp;</span>Back to the list
        </Link>
        {props.selectedCount > 0 && (
          <Link href={props.pathTo('')}>{`Back to the ${counted(props.selectedCount, 'selected application')}`}</Link>
        )}
      </p>
      {isGone && <Notice text="This application no longer exists: it was removed, or the link is wrong." />}
      {!data && !isGone && <NotLoaded query={query} />}
      {data && !isGone && <Application latest={data} {...props} />}
    </div>
  );
}

function Application({ latest, onUndo, ...props }: ApplicationPaneProps & { latest: ApplicationDetail }) {
  const [shown, setShown] = useState(latest);
  const [isEditing, setEditing] = useState(() => readEditDraft(readDraft(latest.id)) !== undefined);
  // Show decisions immediately, but only offer new versions: the text must not change while it is being read.
  const isNewer = latest.version > shown.version;
  if (!isEditing && latest.version === shown.version && latest !== shown) setShown(latest);
  const { id, name, status, submittedAt, version, fields, original, similar } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  // Don't take focus from a link to another section: the officer may have gone there while this was loading.
  useLayoutEffect(() => void (document.activeElement?.closest('nav') || heading.current?.focus()), []);
  // The sticky heading counts as visible, so its focus doesn't scroll the pane up.
  useLayoutEffect(() => void heading.current?.closest('#pane')?.scrollTo(0, 0), []); // returns a promise (Chromium 156)
  useEffect(() => void EditForm.preload().catch(() => {}), []);

  function show(application: ApplicationDetail) {
    setShown(application);
    heading.current?.focus();
  }

  function keyDown(event: React.KeyboardEvent) {
    const decide = (decision: Status) => {
      if (props.sending === undefined && status !== decision) props.onDecide(decision, shown);
    };
    handleShortcut(event, { a: () => decide('approved'), r: () => decide('rejected'), u: onUndo });
  }

  return (
    <article aria-labelledby={`application-${id}`} className={part} onKeyDown={keyDown}>
      <header className={head}>
        <h3 ref={heading} id={`application-${id}`} tabIndex={-1}>
          <PersonText>{name || 'No name'}</PersonText>
        </h3>
        <p className={quiet}>
          <StatusTag status={status} /> <span>{`Sent ${momentText(submittedAt)}, version ${version}`}</span>
        </p>
        {!isEditing && <Actions application={shown} onEdit={() => setEditing(true)} {...props} />}
      </header>
      {isNewer && !isEditing && (
        <div className={alertBox} role="status">
          <p>
            <span>This application has changed since you opened it:</span>{' '}
            <PersonText>{latest.history.slice(-1).map(historyText).join()}</PersonText>
          </p>
          <Button onPress={() => show(latest)}>{`Show Version ${latest.version}`}</Button>
        </div>
      )}
      {isEditing ? (
        <EditForm
          application={shown}
          onConflict={setShown}
          onEnd={(saved) => {
            setEditing(false);
            show(saved);
          }}
        />
      ) : (
        <>
          <Similar similar={similar} submittedAt={submittedAt} pathTo={props.pathTo} />
          <PublicNote application={shown} />
          <div>
            <Photo application={shown} onRotated={setShown} />
            <ApplicationFields fields={fields} original={original} />
          </div>
        </>
      )}
      <History entries={shown.history} />
    </article>
  );
}
