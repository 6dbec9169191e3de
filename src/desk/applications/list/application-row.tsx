import { Link } from 'wouter';
import { type ApplicationSummary, MAX_SIMILAR, type Status } from '../../../model/desk/application';
import { capitalised, counted } from '../../../model/desk/format';
import { plainButton, visuallyHidden } from '../../../ui/style/controls';
import { problemText } from '../../../ui/style/recipes.style';
import { classes } from '../../../ui/style/style';
import { quiet } from '../../shared/desk.style';
import { Ago, PersonText } from '../../shared/texts';
import { applicationItem, check, rowLink, skip, statusMark } from '../applications.style';

type OnSelect = (applications: readonly ApplicationSummary[], isSelected: boolean) => void;

interface ApplicationRowProps {
  item: ApplicationSummary;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  showsStatus: boolean;
  onSelect: OnSelect;
}

/** An application in the list. */
export function ApplicationRow({ item, href, isOpen, isSelected, showsStatus, onSelect }: ApplicationRowProps) {
  const { id, name, batch, designation, companyOrInstitute, submittedAt, similarCount, status } = item;
  return (
    <li className={applicationItem}>
      <label className={check}>
        <input type="checkbox" checked={isSelected} onChange={({ target }) => onSelect([item], target.checked)} />
        <span className={visuallyHidden}>
          Select <PersonText>{name}</PersonText>
        </span>
      </label>
      <div>
        <Link id={`row-${id}`} className={rowLink} href={href} aria-current={isOpen ? 'true' : undefined}>
          <PersonText>{name || 'No name'}</PersonText>
        </Link>
        <p className={quiet}>
          <span>{batch}</span> <PersonText>{designation}</PersonText>
          <span>, </span>
          <PersonText>{companyOrInstitute}</PersonText>
        </p>
        <p className={quiet}>
          <Ago at={submittedAt} />{' '}
          {similarCount > 0 && <span className={problemText}>{similarText(similarCount)}</span>}
        </p>
      </div>
      {showsStatus && <StatusTag status={status} />}
    </li>
  );
}

/** Formats the number of similar applications, which are counted up to a limit. */
function similarText(count: number): string {
  return `${count < MAX_SIMILAR ? '' : 'at least '}${counted(count, 'similar application')}`;
}

interface SelectAllProps {
  items: readonly ApplicationSummary[];
  selected: readonly ApplicationSummary[];
  onSelect: OnSelect;
}

/** A link that skips the rows, and a checkbox that selects them all. */
export function SelectAll({ items, selected, onSelect }: SelectAllProps) {
  const isSelected = items.every(({ id }) => selected.some((each) => each.id === id));
  return (
    <div>
      <a className={classes(plainButton, skip)} href="#pane">
        Skip the list
      </a>
      <label className={check}>
        <input type="checkbox" checked={isSelected} onChange={({ target }) => onSelect(items, target.checked)} />
        Select all on this page
      </label>
    </div>
  );
}

export function StatusTag({ status }: { status: Status }) {
  return (
    <span className={statusMark} data-status={status}>
      {capitalised(status)}
    </span>
  );
}
