import { useRef, useState } from 'react';
import { projectsAt } from '../../api/student-life';
import { safeAddress } from '../../model/address';
import { PROJECTS_PER_PAGE } from '../../model/page';
import type { Project } from '../../model/project';
import { whole } from '../../model/slice';
import { cardGrid } from '../../ui/cards';
import { lazyView } from '../../ui/lazy-view';
import { ListStates } from '../../ui/list-states';
import { Loading } from '../../ui/loading';
import { Pages } from '../../ui/pager';
import { type ItemDialogProps, useItemDialog } from '../../ui/use-item-dialog';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { ProjectCard } from './project-card';
import { cardsPlaceholder, container } from './student-life.style';

const ProjectDialog = lazyView(() => import('./project-dialog').then((module) => module.ProjectDialog));

export interface StudentLifeProps extends ListEvents, ItemDialogProps<Project> {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** Address of a project's page with `{id}` in it. Without it projects open in a dialog. */
  projectHref?: string;
  /** The page from 1, when the host keeps it; otherwise the list keeps its own. */
  page?: number;
  onPage?: (page: number) => void;
  /** Level of the cards' titles: 2 below a page's own title. Default 3. */
  level?: 2 | 3;
}

/** Student-life projects, nine to a page. */
export function StudentLife({ api = '', projectHref = '', page, onPage, level = 3, ...props }: StudentLifeProps) {
  const list = useResource(projectsAt(api), props);
  const [ownPage, setOwnPage] = useState(1);
  const root = useRef<HTMLDivElement>(null);
  const { selected, linkTo, close } = useItemDialog('project', list.items, projectHref, props);
  const fallback = safeAddress('/pictures/about.svg', api && `${api}/`);
  return (
    <div ref={root} className={container}>
      <ListStates
        list={list}
        loading={<Loading text="Loading projects..." className={cardsPlaceholder} />}
        failedText="Failed to load student life projects. Please try again later."
        emptyText="No projects found."
      >
        <Pages
          label="Student life projects"
          slice={whole(list.items)}
          perPage={PROJECTS_PER_PAGE}
          section={root}
          page={page ?? ownPage}
          onPage={onPage ?? setOwnPage}
        >
          {(shown) => (
            <ul className={cardGrid}>
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
