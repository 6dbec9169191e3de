import { Link } from 'wouter';
import { alumniTexts } from '../../content/alumni';
import { tallLink } from '../../ui/style/list-recipes.style';
import { muted } from '../../ui/style/recipes.style';
import { useOwnPages } from '../own-pages';
import { routes } from '../routes';

/** Says for whom the alumni network is, and where students can take part: on the page for newcomers, if there is one. */
export function ForGraduates() {
  const hasNewcomers = useOwnPages().some(({ path }) => path === '/new-here');
  return (
    <p className={muted}>
      <span>{alumniTexts.forGraduates}</span>{' '}
      <Link href={hasNewcomers ? '/new-here' : routes.events.path} className={tallLink}>
        {alumniTexts.studentLink}
      </Link>
    </p>
  );
}
