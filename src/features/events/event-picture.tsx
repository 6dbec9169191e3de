import type { SocietyEvent } from '../../model/events/event';
import { formatDay } from '../../model/time/day';
import { Picture, type PictureProps } from '../../ui/pictures/picture';
import { Poster } from '../../ui/pictures/poster';

interface EventPictureProps extends Pick<PictureProps, 'alt' | 'width' | 'height' | 'eager'> {
  event: SocietyEvent;
  lang?: string | undefined;
}

/** An event's picture; without one, a poster of its date and title. */
export function EventPicture({ event: { date, title, imageUrl }, lang, ...picture }: EventPictureProps) {
  const poster = (
    <Poster
      title={title}
      figure={date ? formatDay(date, { day: 'numeric' }, lang) : ''}
      note={date ? formatDay(date, { month: 'short', year: 'numeric' }, lang) : ''}
    />
  );
  return <Picture src={imageUrl} {...picture} instead={poster} />;
}
