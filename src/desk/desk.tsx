import { useEffect, useRef, useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { DESK_PATH, DESK_SECTIONS, type DeskSection } from '../model/desk/desk-paths';
import { lazyView } from '../ui/render/lazy-view';
import { Notice } from '../ui/text/notice';
import { ApplicationsPage } from './applications/applications-page';
import { middle } from './desk.style';
import { Header, useWaiting } from './header';
import { keepFocus } from './keep-focus';
import { SignIn } from './sessions/sign-in';
import { useSession, useSignOutElsewhere } from './sessions/use-session';

const SheetsPage = lazyView(() => import('./sheets/sheets-page').then((module) => module.SheetsPage));
const PicturesPage = lazyView(() => import('./content/pictures/pictures-page').then((module) => module.PicturesPage));
const NewsletterPage = lazyView(() => import('./newsletter/newsletter-page').then((module) => module.NewsletterPage));
const MessagesPage = lazyView(() => import('./messages/messages-page').then((module) => module.MessagesPage));
const SessionsPage = lazyView(() => import('./sessions/sessions-page').then((module) => module.SessionsPage));

/** The officers' desk. When the session ends, the open section is only hidden, so that typed text is kept. */
export function Desk() {
  const session = useSession();
  const officer = session.data?.officer;
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  if (officer && !hasBeenOpen) setHasBeenOpen(true);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''; // as on the site's pages, signals that clicks work
    return main.current ? keepFocus(main.current) : undefined;
  }, []);
  useSignOutElsewhere();
  // Preload the other sections, so that they open without a connection.
  useEffect(() => {
    for (const page of [SheetsPage, NewsletterPage, MessagesPage, SessionsPage]) page.preload().catch(() => {});
  }, []);

  return (
    <Router base={DESK_PATH}>
      <Header officer={officer} />
      <main ref={main} id="main" className={middle} tabIndex={-1}>
        {!officer && <SignIn session={session} hasEnded={hasBeenOpen} />}
        {officer && session.data?.linkError && (
          <Notice text={`${session.data.linkError} You are already signed in as ${officer.name}.`} />
        )}
        {hasBeenOpen && (
          <div hidden={!officer}>
            <Switch>
              <Route path="/applications/:id?">{({ id }) => <ApplicationsPage id={id} />}</Route>
              <Route path="/sheets" component={SheetsPage} />
              <Route path="/content/pictures" component={PicturesPage} />
              <Route path="/newsletter" component={NewsletterPage} />
              <Route path="/messages" component={MessagesPage} />
              <Route path="/sessions" component={SessionsPage} />
              <Route component={FirstSection} />
            </Switch>
          </div>
        )}
      </main>
    </Router>
  );
}

/** Redirects to the first section with work to do. */
function FirstSection() {
  const { data, isPending } = useWaiting();
  if (isPending) return <Notice text="Opening the desk…" />;
  const waiting: Partial<Record<DeskSection, number>> = data ?? {};
  const section = DESK_SECTIONS.find((each) => waiting[each]);
  return <Redirect to={`/${section ?? 'applications'}`} replace />;
}
