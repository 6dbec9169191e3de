import type { SocietyEvent } from '../../model/event';
import { isOpenForRegistration } from '../../model/registration';
import { onlySpoken } from '../../ui/controls';
import { useToday } from '../../ui/use-today';

/** Leads to an event's registration, while there is something to register for. */
export function RegisterLink({ event, className }: { event: SocietyEvent; className: string }) {
  const isOpen = isOpenForRegistration(event, useToday());
  return (
    isOpen && (
      <a className={className} href={event.link} target="_blank" rel="noopener noreferrer" part="register">
        Register<span className={onlySpoken}> for {event.title}</span>
      </a>
    )
  );
}
