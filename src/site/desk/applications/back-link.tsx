import { placeHref } from '../use-place';
import { back } from './application.style';

/** Closes the open application. */
export function BackLink() {
  return (
    <a className={back} href={placeHref('applications')}>
      <span aria-hidden="true">←&nbsp;</span>Back to the list
    </a>
  );
}
