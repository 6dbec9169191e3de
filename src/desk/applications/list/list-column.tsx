import { APPLICATION_FILTERS, type ApplicationFilter, type ApplicationSummary } from '../../../model/desk/application';
import { capitalised } from '../../../model/desk/format';
import { part } from '../../shared/desk.style';
import { DeskList } from '../../shared/desk-list';
import type { useApplicationList } from '../queries';
import type { PathTo } from '../use-path-to';
import { ApplicationRow, SelectAll } from './application-row';
import { Exports } from './exports';

const FILTERS = APPLICATION_FILTERS.map((filter) => [filter, capitalised(filter)] as const);

/** Shown instead of an empty list, by filter. */
const EMPTY: Record<ApplicationFilter, string> = {
  pending: 'No pending applications. New ones appear here automatically.',
  approved: 'No approved applications.',
  rejected: 'No rejected applications.',
  all: 'No one has applied yet. Applications sent with the form on the Alumni page appear here.',
};

interface ListColumnProps {
  list: ReturnType<typeof useApplicationList>;
  /** Id of the open application, or ''. */
  openId: string;
  pathTo: PathTo;
  selected: readonly ApplicationSummary[];
  onSelect: (applications: readonly ApplicationSummary[], isSelected: boolean) => void;
}

/** The column with the list of applications. */
export function ListColumn({ list, openId, pathTo, selected, onSelect }: ListColumnProps) {
  const { view, onView, query } = list;
  const items = query.data?.items ?? [];
  const isFirst = Object.values(query.data?.counts ?? {}).every((count) => count === 0);
  return (
    <div className={part}>
      <DeskList
        name="Applications"
        searchLabel="Search by name, email or year"
        filters={FILTERS}
        view={view}
        onView={onView}
        query={query}
        emptyText={EMPTY[isFirst ? 'all' : view.filter]}
        action={<Exports filter={view.filter} counts={query.data?.counts} />}
        head={<SelectAll items={items} selected={selected} onSelect={onSelect} />}
      >
        {(item) => (
          <ApplicationRow
            key={item.id}
            item={item}
            href={pathTo(item.id)}
            isOpen={item.id === openId}
            isSelected={selected.some((each) => each.id === item.id)}
            showsStatus={view.filter === 'all'}
            onSelect={onSelect}
          />
        )}
      </DeskList>
    </div>
  );
}
