import { Link, useLocation } from 'wouter';
import { nextStepTexts } from '../content/next-steps';
import { useNextEvent } from '../features/events/next-event-strip';
import type { SocietyEvent } from '../model/events/event';
import { nearDay } from '../model/time/day';
import { hrefFrom } from '../ui/lists/host-address';
import { useToday } from '../ui/lists/use-today';
import { css } from '../ui/style/style';
import { routes } from './routes';
import { useSociety } from './society';

const list = css`
  margin-top: 1em;
  & > li {
    display: flex;
    gap: 0.6em;
    padding-block: 0.25em;
    @media (pointer: coarse) {
      padding-block: 10px;
    }
  }
  & > li::before {
    content: '→' / '';
    color: var(--_text-muted);
  }
`;

interface NextStep {
  name: string;
  /** A path of the site, or an address that the browser opens: an anchor, or a calendar's. */
  href: string;
  /** Navigation state for the page that the link leads to. */
  state?: unknown;
}

interface NextStepsProps {
  /** Links that come first. Default: none. */
  first?: readonly NextStep[];
  /** Whether the page itself has a search field. */
  hasSearch?: boolean;
}

/** Links onward from a page with nothing to show: to the next event, the search page and the contact page. */
export function SiteNextSteps(props: NextStepsProps) {
  return <NextSteps {...props} event={useNextEvent('').event} />;
}

/** The same links without an API call, for when the next event is already known or can't be loaded. */
export function NextSteps({ first = [], hasSearch, event }: NextStepsProps & { event?: SocietyEvent | undefined }) {
  const [path] = useLocation();
  const { language } = useSociety();
  const today = useToday();
  const eventStep = event?.date
    ? {
        name: [nextStepTexts.nextEvent, nearDay(event.date, today, language), event.title].join(' · '),
        href: hrefFrom(routes.event.path, event.id),
        state: event,
      }
    : { name: nextStepTexts.events, href: routes.events.path };
  const steps: NextStep[] = [
    ...first,
    eventStep,
    ...(hasSearch ? [] : [{ name: nextStepTexts.search, href: routes.search.path }]),
    { name: nextStepTexts.contact, href: routes.contact.path },
  ];
  return (
    <ul className={list} aria-label="Where to go next">
      {steps
        .filter(({ href }) => href !== path)
        .map(({ name, href, state }) => (
          <li key={name}>
            {href.startsWith('/') ? (
              <Link href={href} state={state}>
                {name}
              </Link>
            ) : (
              <a href={href} suppressHydrationWarning>
                {name}
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}
