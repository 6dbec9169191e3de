import { type ReactNode, useRef, useState } from 'react';
import { PROJECTS_FAILED, projectsAt } from '../../api/student-life';
import { safeAddress } from '../../model/addresses/address';
import { limited, limitedCount } from '../../model/lists/limit';
import { PROJECTS_PER_PAGE } from '../../model/lists/page-sizes';
import { whole } from '../../model/lists/range';
import { type Project, projectsPage } from '../../model/student-life/project';
import { useHostList } from '../../ui/host/host';
import { ListStates, Loading } from '../../ui/lists/list-states';
import { Pages, type TurnControl } from '../../ui/lists/pager';
import { type ItemDialogProps, useItemDialog } from '../../ui/lists/use-item-dialog';
import { type ListEvents, useItem, useList } from '../../ui/lists/use-list';
import { lazyView } from '../../ui/render/lazy-view';
import { listBox } from '../../ui/style/list-recipes.style';
import { cardGrid, cardsPlaceholder, ProjectCard } from './project-card';

const NO_PROJECTS = whole<Project>([]);

export interface StudentLifeProps extends ListEvents, ItemDialogProps<Project> {
  /** Base URL of the API, '' for the page's own origin. */
  api?: string;
  /** Address of a project's page with `{id}` in it. Without it, projects open in a dialog. */
  projectHref?: string;
  /** Shows only the projects in this category, ignoring case. */
  category?: string;
  /** Maximum number of projects. */
  limit?: number | undefined;
  /** The page number, from 1, if the host keeps it; otherwise, the list does. */
  page?: number;
  /** Called when the visitor turns the page. */
  onPage?: (page: number) => void;
  /** Renders Prev and Next as links, if the host has addresses for the pages. */
  pageLink?: (page: number, control: TurnControl) => ReactNode;
  /** Level of the cards' titles: 2 below a page's own title. Default: 3. */
  level?: 2 | 3;
  /** Shown below 'No projects found.': where to go next. */
  nextSteps?: ReactNode;
}

/** Student-life projects, nine per page. */
export function StudentLife({ api = '', projectHref = '', onPage, pageLink, level = 3, ...props }: StudentLifeProps) {
  const [ownPage, setOwnPage] = useState(1);
  const page = props.page ?? ownPage;
  const { category = '', limit } = props;
  const projects = projectsAt(api);
  const list = useList(projects, projectsPage(category, page), {
    onLoad: ({ total }) => props.onLoad?.({ count: limitedCount(total, limit) }),
    onError: props.onError,
  });
  const range = limited(list.answer ?? NO_PROJECTS, limit);
  useHostList(list, range.total);
  const openItem = useItem(projects, props.openId);
  const known = openItem ? [...range.items, openItem] : range.items;
  const root = useRef<HTMLDivElement>(null);
  const { selected, linkTo, close } = useItemDialog('project', known, projectHref, LazyProjectDialog, props);
  const fallback = safeAddress('/pictures/about.svg', api && `${api}/`);
  return (
    <div ref={root} className={listBox}>
      <ListStates
        list={list}
        loading={<Loading text="Loading projects..." className={cardsPlaceholder} />}
        failedText={PROJECTS_FAILED}
        isEmpty={range.total === 0}
        emptyText="No projects found."
        nextSteps={props.nextSteps}
      >
        <Pages
          label="Student life projects"
          range={range}
          list={list}
          failedText={PROJECTS_FAILED}
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
      {selected && <LazyProjectDialog key={selected.id} project={selected} fallback={fallback} onClose={close} />}
    </div>
  );
}

/** Loads when a dialog opens, or before hydration if the page was rendered with one. */
export const LazyProjectDialog = lazyView(() => import('./project-dialog').then((module) => module.ProjectDialog));
