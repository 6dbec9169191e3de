import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DecisionProblem, decisionProblem } from '../../../api/desk/decide';
import { showNewer } from '../../../api/desk/open-application';
import { isSelectionShown, selection } from '../../../api/desk/selection';
import { site } from '../../../content/site';
import type { ApplicationDetail } from '../../../model/desk/application';
import { countText } from '../../../model/desk/review';
import { plainButton } from '../../../ui/style/controls';
import { MomentAndAgo } from '../moment';
import { Actions } from './actions';
import { body, head, headFacts, photoAndFields } from './application.style';
import { ApplicationFields } from './application-fields';
import { alertBox, paper, quietButton } from './applications.style';
import { BackLink } from './back-link';
import { hasDraft } from './edit-draft';
import { EditForm } from './edit-form';
import { follow } from './follow';
import { History, historyText } from './history';
import { PersonText } from './person-text';
import { Photo } from './photo';
import { handleShortcut } from './shortcuts';
import { Similar } from './similar';
import { StatusTag } from './status-tag';

interface ApplicationProps {
  detail: ApplicationDetail;
  /** A version that another has made meanwhile. */
  newer?: ApplicationDetail | undefined;
}

/** One application, whole. */
export function Application({ detail, newer }: ApplicationProps) {
  const [isEditing, setEditing] = useState(() => hasDraft(detail.id));
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  useArrival(box, title);

  function endEditing() {
    setEditing(false);
    focusTitle();
  }

  return (
    <article
      ref={box}
      className={paper}
      data-pane="open"
      aria-labelledby={`application-${detail.id}`}
      onKeyDown={(event: KeyboardEvent) => isEditing || handleShortcut(event, 'aru')}
    >
      <header className={head}>
        <BackLink />
        <SelectionNote />
        <h3 ref={title} id={`application-${detail.id}`} tabIndex={-1}>
          <PersonText>{detail.name || 'No name'}</PersonText>
        </h3>
        <p className={headFacts}>
          <StatusTag status={detail.status} />
          <span>
            Sent <MomentAndAgo at={detail.submittedAt} />
          </span>
          <span>Version {detail.version}</span>
        </p>
        {!isEditing && <Actions detail={detail} onEdit={() => setEditing(true)} />}
      </header>
      <div className={body}>
        <ProblemNotice id={detail.id} />
        {newer && !isEditing && <NewerNotice newer={newer} onShow={focusTitle} />}
        {!isEditing && <Similar similar={detail.similar} />}
        {isEditing ? (
          <EditForm detail={newer ?? detail} onDone={endEditing} />
        ) : (
          <div className={photoAndFields}>
            <Photo detail={detail} />
            <ApplicationFields fields={detail.fields} original={detail.original} />
          </div>
        )}
        <History detail={detail} />
      </div>
    </article>
  );
}

/** The heading of what has just been opened has the focus, at the upper edge of what is seen. */
function useArrival(box: React.RefObject<HTMLElement | null>, title: React.RefObject<HTMLHeadingElement | null>) {
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    const { top = 0 } = title.current?.getBoundingClientRect() ?? {};
    if (top < 130 || top > innerHeight * 0.7) box.current?.scrollIntoView({ block: 'start' });
  }, [box, title]);
}

/** The way back to the selection, when an application has been opened since. */
function SelectionNote() {
  useSignals();
  const { size } = selection.value;
  if (size === 0) return null;
  return (
    <button
      type="button"
      className={quietButton}
      onClick={() => {
        isSelectionShown.value = true;
      }}
    >
      Back to the {countText(size, 'selected application')}
    </button>
  );
}

/** Why the last action has not happened. */
function ProblemNotice({ id }: { id: string }) {
  useSignals();
  const present: DecisionProblem | null = decisionProblem.value;
  if (present?.id !== id) return null;
  const { retry } = present;
  return (
    <div className={alertBox} role="alert">
      <p>
        <PersonText>{present.text}</PersonText>
      </p>
      {retry && (
        <button type="button" className={plainButton} onClick={() => void retry().then(follow)}>
          Try Again
        </button>
      )}
    </div>
  );
}

function NewerNotice({ newer, onShow }: { newer: ApplicationDetail; onShow: () => void }) {
  const last = newer.history.at(-1);
  function show() {
    showNewer();
    onShow();
  }
  return (
    <div className={alertBox} role="status">
      <p>
        This application has changed since you opened it{last ? ': ' : '.'}
        {last && <PersonText>{historyText(last, newer.name, site.lang)}</PersonText>}
      </p>
      <button type="button" className={plainButton} onClick={show}>
        Show Version {newer.version}
      </button>
    </div>
  );
}
