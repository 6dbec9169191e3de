import { entryTitle } from '../../model/calendar-entry';
import type { SocietyEvent } from '../../model/event';
import { Dialog } from '../../ui/dialog';
import { css } from '../../ui/style';
import { EventDetail } from './event-detail';

/** The title ends before the Close button. */
const inset = css`
  padding: 1.5em;
  & [part='title'] {
    padding-inline-end: 40px;
  }
`;

interface EventDialogProps {
  event: SocietyEvent;
  lang?: string;
  onClose: () => void;
}

/** An event in a dialog, on a site without a page for it. */
export function EventDialog({ event, lang, onClose }: EventDialogProps) {
  return (
    <Dialog label={entryTitle(event)} onClose={onClose}>
      <div className={inset}>
        <EventDetail event={event} lang={lang} />
      </div>
    </Dialog>
  );
}
