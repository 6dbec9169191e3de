import { useEffect, useRef, useState } from 'react';
import { Redirect, Route, Router, Switch, useRoute } from 'wouter';
import { DESK_PATH, DESK_SECTIONS, type DeskSection, sectionsFor } from '../model/desk/desk-paths';
import type { Role } from '../model/desk/session';
import { lazyView } from '../ui/render/lazy-view';
import { Notice } from '../ui/text/notice';
import { ApplicationsPage } from './applications/applications-page';
import { ClosedSection } from './closed-section';
import { DeskHeader, useWaiting } from './desk-header';
import { keepFocus } from './keep-focus';
import { SignIn } from './sessions/sign-in';
import { useSession, useSignOutElsewhere } from './sessions/use-session';
import { middle } from './shared/desk.style';
import { RoleContext, useRole } from './shared/role';

const ContentPage = lazyView(() => import('./content/content-page').then((module) => module.ContentPage));
const NewsletterPage = lazyView(() => import('./newsletter/newsletter-page').then((module) => module.NewsletterPage));
const MessagesPage = lazyView(() => import('./messages/messages-page').then((module) => module.MessagesPage));
const SessionsPage = lazyView(() => import('./sessions/sessions-page').then((module) => module.SessionsPage));

/** The officers' desk. When the session ends, the open section is only hidden, so that typed text is kept. */
export function Desk() {
  const session = useSession();
  const officer = session.data?.officer;
  /** The role in which the desk is open, or was when the session ended. */
  const [role, setRole] = useState<Role>();
  if (officer && officer.role !== role) setRole(officer.role);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''; // as on the site's pages, signals that clicks work
    return main.current ? keepFocus(main.current) : undefined;
  }, []);
  useSignOutElsewhere();
  // Preload the officers' other sections, so that they open without a connection. Content is larger, and less urgent.
  useEffect(() => {
    if (role !== 'officer') return;
    for (const page of [NewsletterPage, MessagesPage, SessionsPage]) page.preload().catch(() => {});
  }, [role]);

  return (
    <Router base={DESK_PATH}>
      <DeskHeader officer={officer} />
      <main ref={main} id="main" className={middle} tabIndex={-1}>
        {!officer && <SignIn session={session} hasEnded={role !== undefined} />}
        {officer && session.data?.linkError && (
          <Notice text={`${session.data.linkError} You are already signed in as ${officer.name}.`} />
        )}
        {role && (
          <div hidden={!officer}>
            <RoleContext value={role}>
              <OpenSection />
            </RoleContext>
          </div>
        )}
      </main>
    </Router>
  );
}

/** The section in the URL. */
function OpenSection() {
  const sections = sectionsFor(useRole());
  const [, params] = useRoute<{ section: string }>('/:section/*?');
  const closed = DESK_SECTIONS.find((each) => each === params?.section && !sections.includes(each));
  if (closed) return <ClosedSection name={closed} />;
  return (
    <Switch>
      <Route path="/applications/:id?">{({ id }) => <ApplicationsPage id={id} />}</Route>
      <Route path="/content/:name?">{({ name }) => <ContentPage name={name} />}</Route>
      <Route path="/newsletter" component={NewsletterPage} />
      <Route path="/messages" component={MessagesPage} />
      <Route path="/sessions" component={SessionsPage} />
      <Route component={FirstSection} />
    </Switch>
  );
}

/** Redirects to the first section with work to do. */
function FirstSection() {
  const sections = sectionsFor(useRole());
  const { data, isPending } = useWaiting();
  if (isPending) return <Notice text="Opening the desk…" />;
  const waiting: Partial<Record<DeskSection, number>> = data ?? {};
  const section = sections.find((each) => waiting[each]) ?? sections[0];
  return <Redirect to={`/${section}`} replace />;
}
