import { Link } from 'wouter';
import { capitalised } from '../../model/desk/format';
import { countsText, type SheetCondition } from '../../model/desk/sheet-report';
import { visuallyHidden } from '../../ui/style/controls';
import { problemText } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { quiet, stateMark } from '../shared/desk.style';
import { PersonText } from '../shared/texts';
import { isBad, placeText, stateLabel } from './condition-text';
import { isEditable } from './edit/editable';

/** One line about a sheet: its state, its items and problems, and where it comes from. */
export function SheetLine({ condition }: { condition: SheetCondition }) {
  const { name, title, about, items, problems, state, pinnedBy } = condition;
  const place = placeText(condition, new Date());
  const counts = state === 'none' || state === 'reading' ? '' : countsText(items, problems);
  return (
    <li>
      <b>
        <Link href={`/content/${name}`}>{title}</Link>
        {isEditable(name) && !pinnedBy && (
          <>
            {' · '}
            <Link href={`/content/${name}?edit`}>
              Edit here<span className={visuallyHidden}>: {title}</span>
            </Link>
          </>
        )}
      </b>
      <span className={classes(stateMark, isBad(condition) && problemText)}>{stateLabel(condition)}</span>
      <span className={quiet}>{about}</span>
      {place && (
        <span>
          <PersonText>{`${counts ? `${capitalised(counts)}. ` : ''}From: ${place}.`}</PersonText>
        </span>
      )}
    </li>
  );
}
