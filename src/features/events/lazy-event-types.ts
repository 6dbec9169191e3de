import { lazyView } from '../../ui/render/lazy-view';

/** Loads only if the events have different types. */
export const EventTypes = lazyView(() => import('./event-types').then((module) => module.EventTypes));

/** Loads the choice of types before hydration if the server rendered it, so that it stays. */
export async function prepareEvents(view?: ParentNode): Promise<void> {
  if (!view || view.querySelector('[part=types]')) await EventTypes.preload();
}
