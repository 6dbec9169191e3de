import { type ReactNode, useMemo, useRef, useState } from 'react';
import { projectsAt } from '../../api/student-life';
import { safeAddress } from '../../model/addresses/address';
import { findItem } from '../../model/lists/item';
import { limited } from '../../model/lists/limit';
import { PROJECTS_PER_PAGE, pageAt, pageOf } from '../../model/lists/page';
import { whole } from '../../model/lists/slice';
import { categoryKey, type Project, projectsIn } from '../../model/student-life/project';
import { useHostList } from '../../ui/host/host';
import { ListStates } from '../../ui/lists/list-states';
import { Loading } from '../../ui/lists/loading';
import { Pages, type TurnControl } from '../../ui/lists/pager';
import { type ItemDialogProps, useItemDialog } from '../../ui/lists/use-item-dialog';
import { type ListEvents, useResource } from '../../ui/lists/use-resource';
import { cardGrid } from '../../ui/style/cards';
import { ProjectDialog } from './lazy-project-dialog';
import { ProjectCard } from './project-card';
import { cardsPlaceholder, container } from './student-life.style';

const FAILED_TEXT = 'Failed to load student life projects. Please try again later.';

export interface StudentLifeProps extends ListEvents, ItemDialogProps<Project> {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** Address of a project's page with `{id}` in it. Without it projects open in a dialog. */
  projectHref?: string;
  /** Shows the projects of this category only; capitals make no difference. */
  category?: string;
  /** At most so many projects. */
  limit?: number | undefined;
  /** The page from 1, when the host keeps it; otherwise the list keeps its own. */
  page?: number;
  onPage?: (page: number) => void;
  /** Prev and Next as links, where the host has addresses for the pages. */
  pageLink?: (page: number, control: TurnControl) => ReactNode;
  /** Level of the cards' titles: 2 below a page's own title. Default 3. */
  level?: 2 | 3;
  /** Below 'No projects found.': where to go next. */
  nextSteps?: ReactNode;
}

/** Student-life projects, nine to a page. */
export function StudentLife({ api = '', projectHref = '', onPage, pageLink, level = 3, ...props }: StudentLifeProps) {
  const [ownPage, setOwnPage] = useState(1);
  const page = props.page ?? ownPage;
  const { list, slice, known } = useProjects(api, page, props);
  useHostList(list, slice.total);
  const root = useRef<HTMLDivElement>(null);
  const { selected, linkTo, close } = useItemDialog('project', known, projectHref, props);
  const fallback = safeAddress('/pictures/about.svg', api && `${api}/`);
  return (
    <div ref={root} className={container}>
      <ListStates
        list={{ ...list, items: slice.items }}
        loading={<Loading text="Loading projects..." className={cardsPlaceholder} />}
        failedText={FAILED_TEXT}
        emptyText="No projects found."
        nextSteps={props.nextSteps}
      >
        <Pages
          label="Student life projects"
          slice={slice}
          list={list}
          failedText={FAILED_TEXT}
          perPage={PROJECTS_PER_PAGE}
          section={root}
          page={page}
          onPage={onPage ?? setOwnPage}
          pageLink={pageLink}
        >
          {(shown, isBusy) => (
            <ul className={cardGrid} aria-busy={isBusy || undefined}>
              {shown.map((project, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, and a page is replaced as a whole
                <li key={`${project.id}/${index}`}>
                  <ProjectCard project={project} level={level} link={linkTo(project)} fallback={fallback} />
                </li>
              ))}
            </ul>
          )}
        </Pages>
      </ListStates>
      {selected && <ProjectDialog key={selected.id} project={selected} fallback={fallback} onClose={close} />}
    </div>
  );
}

/** The projects; until the list is there, the part that has come with the page. */
function useProjects(api: string, page: number, { openId, limit, category = '', ...events }: StudentLifeProps) {
  const resource = projectsAt(api);
  const { all, byCategory = {} } = resource.first() ?? {};
  const key = categoryKey(category);
  const first = key ? byCategory[key] : all;
  const part =
    first && pageOf(first, pageAt(first, PROJECTS_PER_PAGE), PROJECTS_PER_PAGE).isComplete ? first : undefined;
  const items = part && [...part.items, ...(part.selected ? [part.selected] : [])];
  const isSelectedThere = !openId || (items !== undefined && findItem(items, openId) !== undefined);
  const isEnough =
    isSelectedThere && part !== undefined && pageOf(limited(part, limit), page, PROJECTS_PER_PAGE).isComplete;
  const onLoad = () => events.onLoad?.({ count: slice.total });
  const list = useResource(resource, { ...events, onLoad }, part && { total: part.total, isEnough });
  const ofCategory = useMemo(() => projectsIn(list.items, category), [list.items, category]);
  const slice = limited((list.part && part) || whole(ofCategory), limit);
  return { list, slice, /** All items that are there. */ known: (list.part && items) || list.items };
}
