import { prepareDrawing } from '../../ui/pictures/lazy-drawing';
import { lazyView } from '../../ui/render/lazy-view';

/** Loads only if the events have different types. */
export const LazyEventTypes = lazyView(() => import('./event-types').then((module) => module.EventTypes));

/** Loads the choice of types and the drawings before hydration if the server rendered them, so that they stay. */
export async function prepareEvents(view?: ParentNode): Promise<void> {
  const hasTypes = !view || view.querySelector('[part=types]');
  await Promise.all([hasTypes && LazyEventTypes.preload(), prepareDrawing(view)]);
}
