import type { RecordedView } from '../../src/element/first-view';

/**
 * Keeps a button's press for the code, once, and marks the button. Enter in a field presses the button of its form, and
 * a tap on a card the one that opens more of it.
 */
export function recordPress(click: Event, { pressed }: RecordedView): void {
  const control = (click.target as Element).closest<HTMLElement>('a,button,article');
  const button = control?.matches('button') ? control : control?.querySelector<HTMLElement>('[aria-expanded]');
  if (!button) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  button.dataset.pending = '';
  button.ariaBusy = 'true';
  if (!pressed.includes(button)) pressed.push(button);
}
