import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { projectsAt } from '../../api/student-life';
import { pageOf } from '../../model/page';
import { findProject, type Project } from '../../model/project';
import { cardGrid } from '../../ui/cards';
import { lazyView } from '../../ui/lazy-view';
import { FailureNotice, Notice } from '../../ui/notice';
import { hrefFrom, isPlainClick, type OnOpen } from '../../ui/opening';
import { Pager } from '../../ui/pager';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { ProjectCard } from './project-card';
import { fallbackPicture } from './project-picture';
import { list, loadingText, placeholder } from './student-life.style';

const ProjectDialog = lazyView(() => import('./project-dialog').then((module) => module.ProjectDialog));

/** Cards on a page (spec, section 9). */
export const PROJECTS_PER_PAGE = 9;

export interface StudentLifeProps extends ListEvents {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** Address of a project's page with `{id}` in it. Without it projects open in a dialog. */
  projectHref?: string;
  /** A project is being opened; return false to take over. */
  onOpen?: OnOpen<Project>;
  /** The opened project, when the host keeps it (as in its address): '' for none. */
  openId?: string;
  onClose?: () => void;
  /** The project whose dialog is open has changed. */
  onShown?: (project: Project | undefined) => void;
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
  const [own, setOwn] = useState<Project>();
  const root = useRef<HTMLDivElement>(null);
  const items = state.kind === 'ready' ? state.items : [];
  const shown = pageOf(items, page ?? ownPage, PROJECTS_PER_PAGE);
  const opened = openId === undefined ? own : findProject(items, openId);
  const fallback = fallbackPicture(api);
  const waits = state.kind === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per project, whoever listens by then
  useEffect(() => onShown?.(opened), [opened]);

  function open(project: Project, click: MouseEvent) {
    if (!isPlainClick(click)) return;
    const href = hrefFrom(projectHref, project.id);
    const taken = onOpen?.({ kind: 'project', item: project, href }) === false;
    if (taken) click.preventDefault();
    else if (!href) setOwn(project);
  }

  function turnTo(next: number) {
    if (onPage) onPage(next);
    else setOwnPage(next);
    // A shorter page would leave the reader below the list.
    const { top = 0 } = root.current?.getBoundingClientRect() ?? {};
    if (top < 0) root.current?.scrollIntoView();
  }

  return (
    <div ref={root} className={list}>
      {/* The key makes what has loaded new elements: the text is replaced, not pushed about. */}
      <div key={waits ? 'loading' : 'loaded'}>
        {waits && (
          <>
            <p role="status" className={loadingText}>
              Loading projects...
            </p>
            <div className={placeholder} aria-hidden="true" />
          </>
        )}
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
      {opened && (
        <ProjectDialog
          key={opened.id}
          project={opened}
          fallback={fallback}
          onClose={() => (openId === undefined ? setOwn(undefined) : onClose?.())}
        />
      )}
    </div>
  );
}
