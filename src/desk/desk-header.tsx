import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useRoute } from 'wouter';
import { callDesk } from '../api/desk/call-desk';
import { failureText } from '../api/desk/desk-failure';
import { type DeskSection, sectionsFor } from '../model/desk/desk-paths';
import { capitalised, formatNumber } from '../model/desk/format';
import { waitingSchema } from '../model/desk/list';
import type { Session } from '../model/desk/session';
import { visuallyHidden } from '../ui/style/controls';
import { row } from '../ui/style/recipes.style';
import { signOut } from './sessions/use-session';
import { Alert, Button } from './shared/controls';
import { count, homeLink, sectionLink, topBar } from './shared/desk.style';
import { deskTitle } from './shared/role';
import { PersonText } from './shared/texts';
import { useDeskSociety } from './shared/use-desk-society';

/** Loads the number of items waiting in each section. */
export function useWaiting(isEnabled = true) {
  return useQuery({ queryKey: ['waiting'], queryFn: () => callDesk('/waiting', waitingSchema), enabled: isEnabled });
}

/** The top bar: links to the sections that the person sees, with the number of items waiting in each. */
export function DeskHeader({ officer }: { officer: Session | null | undefined }) {
  const waiting: Partial<Record<DeskSection, number>> = useWaiting(Boolean(officer)).data ?? {};
  const { mutate, error } = useMutation({ mutationFn: signOut });
  return (
    <header className={topBar}>
      <a href="/" className={homeLink}>
        {useDeskSociety()?.name}
        <span className={visuallyHidden}>, the public site</span>
      </a>
      {officer && (
        <>
          <h1>{deskTitle(officer.role)}</h1>
          <nav aria-label="Desk">
            <ul className={row}>
              {sectionsFor(officer.role).map((section) => (
                <li key={section}>
                  <SectionLink section={section} waiting={waiting[section]} />
                </li>
              ))}
            </ul>
          </nav>
          <p>
            <PersonText>{officer.name}</PersonText> <Button onPress={mutate}>Sign out</Button>
          </p>
        </>
      )}
      {error && <Alert>{`You are still signed in. ${failureText(error)}`}</Alert>}
    </header>
  );
}

function SectionLink({ section, waiting }: { section: DeskSection; waiting: number | undefined }) {
  const [isCurrent] = useRoute(`/${section}/*?`);
  return (
    <Link href={`/${section}`} className={sectionLink} aria-current={isCurrent ? 'page' : undefined}>
      <span>{capitalised(section)}</span>
      {waiting ? (
        <>
          <span className={count}>{formatNumber(waiting)}</span>
          <span className={visuallyHidden}> waiting</span>
        </>
      ) : null}
    </Link>
  );
}
