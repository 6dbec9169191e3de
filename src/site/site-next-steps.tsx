import { useLocation } from 'wouter';
import { nextStepTexts } from '../content/next-steps';
import { site } from '../content/site';
import { useNextEvent } from '../features/events/next-event-strip';
import { nearDay } from '../model/time/day';
import { hrefFrom } from '../ui/lists/use-item-dialog';
import { useToday } from '../ui/lists/use-today';
import { type NextStep, NextSteps } from '../ui/text/next-steps';
import { routes } from './routes';

interface SiteNextStepsProps {
  /** Links that stand first. Default: none. */
  first?: readonly NextStep[];
}

/** The ways on from a place where there is nothing: the next event, the search, and people to ask. */
export function SiteNextSteps({ first = [] }: SiteNextStepsProps) {
  const [path, navigate] = useLocation();
  const today = useToday();
  const { event: next } = useNextEvent('');
  const eventHref = next && hrefFrom(routes.event.path, next.id);
  const eventStep =
    next?.date && eventHref
      ? { name: `${nextStepTexts.nextEvent}: ${next.title}, ${nearDay(next.date, today, site.lang)}`, href: eventHref }
      : { name: nextStepTexts.events, href: routes.events.path };
  const steps = [
    ...first,
    eventStep,
    { name: nextStepTexts.search, href: routes.search.path },
    { name: nextStepTexts.contact, href: routes.contact.path },
  ];
  return (
    <NextSteps
      steps={steps.filter(({ href }) => href !== path)}
      onNavigate={(href) => {
        navigate(href, { state: href === eventHref ? next : undefined });
        return false;
      }}
    />
  );
}
