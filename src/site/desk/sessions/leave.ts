import { forgetDrafts } from '../applications/edit-draft';

/** Removes what was typed and loads the page anew, so that nothing of what was shown is left for the next person. */
export function leave(): void {
  forgetDrafts();
  location.replace(location.pathname);
}
