import { Link } from 'wouter';
import type { ApplicationSummary, ChangeFailure, Status } from '../../../model/desk/application';
import { counted, formatNumber } from '../../../model/desk/format';
import { changeFailureText } from '../../../model/desk/review';
import { ConfirmButton } from '../../shared/confirm-button';
import { Button } from '../../shared/controls';
import { PersonText } from '../../shared/texts';
import { actionBar, head, paneSheet, quietButton } from '../applications.style';
import { DecisionButton, RemovalText } from '../detail/actions';
import type { PathTo } from '../use-path-to';

interface SelectionProps {
  selected: readonly ApplicationSummary[];
  /** Applications that someone else has changed. */
  failed: readonly ChangeFailure[];
  sending: Status | undefined;
  pathTo: PathTo;
  onDecide: (status: Status, applications: readonly ApplicationSummary[]) => void;
  onRemove: (applications: readonly ApplicationSummary[]) => Promise<void>;
  onClear: () => void;
}

/** Lists the selected applications, with actions that apply to all of them. */
export function Selection({ selected, failed, sending, pathTo, onDecide, onRemove, onClear }: SelectionProps) {
  const decision = (status: 'approved' | 'rejected') => {
    const others = selected.filter((each) => each.status !== status);
    return (
      <DecisionButton
        status={status}
        isSending={sending === status}
        isDisabled={sending !== undefined || others.length === 0}
        describedBy="selection"
        onPress={() => onDecide(status, others)}
      />
    );
  };
  return (
    <section className={paneSheet} aria-labelledby="selection">
      <header className={head}>
        <h3 id="selection">{`${formatNumber(selected.length)} selected`}</h3>
        <div className={actionBar}>
          <b>{`${formatNumber(selected.length)} selected`}</b>
          {decision('approved')}
          {decision('rejected')}
          <Button className={quietButton} onPress={onClear}>
            Clear
          </Button>
          <ConfirmButton
            name="Remove"
            className={quietButton}
            describedBy="selection"
            question={`Remove ${counted(selected.length, 'application')}?`}
            run={() => onRemove(selected)}
          >
            <RemovalText what="the applications, their photos and their histories" />
          </ConfirmButton>
        </div>
      </header>
      <ul>
        {selected.map(({ id, name, batch, status }) => (
          <li key={id}>
            <Link href={pathTo(id)}>
              <PersonText>{name || 'No name'}</PersonText>
            </Link>
            <span>{`, ${batch}, ${status}. `}</span>
            {failed
              .filter((failure) => failure.id === id)
              .map((failure) => (
                <b key={id}>{changeFailureText(failure)}</b>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
