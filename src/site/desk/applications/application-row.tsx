import { memo } from 'react';
import { select, showOpened } from '../../../api/desk/selection';
import type { ApplicationSummary } from '../../../model/desk/application';
import { countText } from '../../../model/desk/review';
import { onlySpoken } from '../../../ui/style/controls';
import { Ago } from '../moment';
import { placeHref } from '../use-place';
import { check, facts, row, rowLink, similarMark } from './application-list.style';
import { PersonText } from './person-text';
import { StatusTag } from './status-tag';

interface ApplicationRowProps {
  item: ApplicationSummary;
  isOpen: boolean;
  isSelected: boolean;
  showsStatus: boolean;
}

/** An application in the list. */
export const ApplicationRow = memo(function ApplicationRow({
  item,
  isOpen,
  isSelected,
  showsStatus,
}: ApplicationRowProps) {
  const { id, name, batch, designation, companyOrInstitute, submittedAt, similarCount } = item;
  return (
    <li className={row} data-application={id}>
      <label className={check}>
        <input type="checkbox" checked={isSelected} onChange={({ target }) => select([item], target.checked)} />
        <span className={onlySpoken}>
          Select <PersonText>{name}</PersonText>
        </span>
      </label>
      <div>
        <a
          className={rowLink}
          onClick={showOpened}
          href={placeHref('applications', id)}
          aria-current={isOpen ? 'true' : undefined}
        >
          <PersonText>{name || 'No name'}</PersonText>
        </a>
        <p className={facts}>
          <span>{batch}</span> <PersonText>{designation}</PersonText>, <PersonText>{companyOrInstitute}</PersonText>
        </p>
        <p className={facts}>
          <Ago at={submittedAt} />
          {similarCount > 0 && <span className={similarMark}>{countText(similarCount, 'similar application')}</span>}
        </p>
      </div>
      {showsStatus && <StatusTag status={item.status} />}
    </li>
  );
});
