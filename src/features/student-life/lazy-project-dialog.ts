import { lazyView } from '../../ui/render/lazy-view';

/** The dialog's code comes when one opens, or before hydration if the page came with one. */
export const ProjectDialog = lazyView(() => import('./project-dialog').then((module) => module.ProjectDialog));
