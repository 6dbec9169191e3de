import { useRef, useState } from 'react';
import { projectsAt } from '../../api/student-life';
import { pageOf } from '../../model/page';
import type { Project } from '../../model/project';
import { cardGrid } from '../../ui/cards';
import { lazyView } from '../../ui/lazy-view';
import { Loading } from '../../ui/loading';
import { FailureNotice, Notice } from '../../ui/notice';
import { Pager, returnToTop } from '../../ui/pager';
import { hrefFrom, type ItemDialogProps, useItemDialog } from '../../ui/use-item-dialog';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { ProjectCard } from './project-card';
import { fallbackPicture } from './project-picture';
import { cardsRoom, list } from './student-life.style';

const ProjectDialog = lazyView(() => import('./project-dialog').then((module) => module.ProjectDialog));

/** Cards on a page (spec, section 9). */
export const PROJECTS_PER_PAGE = 9;

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

/** Student-life projects, nine to a page (spec, section 2). */
export function StudentLife({
  api = '',
  projectHref = '',
  onOpen,
  openId,
  onClose,
  onShown,
  ...props
}: StudentLifeProps) {
  const { page, onPage, level = 3, ...events } = props;
  const resource = projectsAt(api);
  const state = useResource(resource, events);
  const [ownPage, setOwnPage] = useState(1);
  const root = useRef<HTMLDivElement>(null);
  const items = state.kind === 'ready' ? state.items : [];
  const shown = pageOf(items, page ?? ownPage, PROJECTS_PER_PAGE);
  const { selected, open, close } = useItemDialog('project', items, projectHref, { onOpen, openId, onClose, onShown });
  const fallback = fallbackPicture(api);
  const waits = state.kind === 'loading';

  function turnTo(next: number) {
    if (onPage) onPage(next);
    else setOwnPage(next);
    returnToTop(root.current);
  }

  return (
    <div ref={root} className={list}>
      {/* The key makes what has loaded new elements: the text is replaced, not pushed about. */}
      <div key={waits ? 'loading' : 'loaded'}>
        {waits && <Loading text="Loading projects..." room={cardsRoom} />}
        {state.kind === 'error' && (
          <FailureNotice
            text="Failed to load student life projects. Please try again later."
            onRetry={resource.reload}
          />
        )}
        {state.kind === 'ready' && items.length === 0 && <Notice text="No projects found." />}
        {shown.items.length > 0 && (
          <ul className={cardGrid}>
            {shown.items.map((project, index) => (
              // Ids may repeat, and a page's cards are few, so the place is the safest key.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={`${project.id}/${index}`}>
                <ProjectCard
                  project={project}
                  level={level}
                  href={hrefFrom(projectHref, project.id)}
                  fallback={fallback}
                  onOpen={open}
                />
              </li>
            ))}
          </ul>
        )}
        <Pager label="Student life projects" page={shown.page} total={shown.total} onPage={turnTo} />
      </div>
      {selected && <ProjectDialog key={selected.id} project={selected} fallback={fallback} onClose={close} />}
    </div>
  );
}
