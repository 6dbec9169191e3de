import { entryTitle } from '../../model/events/calendar-entry';
import type { SocietyEvent } from '../../model/events/event';
import { Dialog } from '../../ui/dialogs/dialog';
import { css } from '../../ui/style/style';
import { EventDetail } from './event-detail';

/** When printed, the dialog replaces the page: it can span several sheets, and its backdrop hides everything else. */
const sheet = css`
  @media print {
    position: absolute;
    inset: 0 0 auto;
    width: auto;
    max-height: none;
    border: 0;
    overflow: visible;
    & > :first-child {
      display: none;
    }
    &::backdrop {
      background: #fff;
    }
  }
`;

/** Keeps the title clear of the Close button. */
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

/** An event in a dialog, for sites without event pages. */
export function EventDialog({ event, lang, onClose }: EventDialogProps) {
  return (
    <Dialog label={entryTitle(event)} className={sheet} onClose={onClose}>
      <div className={inset}>
        <EventDetail event={event} lang={lang} />
      </div>
    </Dialog>
  );
}
