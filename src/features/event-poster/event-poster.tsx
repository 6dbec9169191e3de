import { useState } from 'react';
import { calendarFileName } from '../../model/calendar';
import type { SocietyEvent } from '../../model/event';
import type { PosterFormat } from '../../model/event-poster/poster';
import { plainButton, primaryButton } from '../../ui/controls';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toast/toast';
import * as style from './event-poster.style';
import { PosterDrawing } from './poster-drawing';
import { posterPicture } from './poster-picture';
import { usePageSize } from './use-page-size';
import { type SocietyText, useShapes } from './use-shapes';

export interface EventPosterProps {
  event: SocietyEvent;
  lang: string;
  /** The event's page, absolute: where the code leads. */
  address: string;
  society: SocietyText;
}

const FORMATS: readonly { format: PosterFormat; name: string }[] = [
  { format: 'a4', name: 'A4' },
  { format: 'square', name: 'Square' },
];

/** A poster of an event, to print or to save as a picture. It is made in the browser. */
export function EventPoster({ event, lang, address, society }: EventPosterProps) {
  const [format, setFormat] = useState<PosterFormat>('a4');
  const shapes = useShapes({ event, lang, address, society, format });
  usePageSize(format);

  async function save() {
    if (!shapes) return;
    try {
      const picture = await posterPicture(shapes, format);
      const href = URL.createObjectURL(picture);
      const download = calendarFileName(event).replace(/\.ics$/u, `-${format}.png`);
      Object.assign(document.createElement('a'), { href, download }).click();
      // The download starts after the click's task.
      setTimeout(() => URL.revokeObjectURL(href), 10_000);
    } catch {
      void showToast('error', 'The picture could not be made. Please print the poster instead.');
    }
  }

  return (
    <div className={style.poster}>
      <div className={style.controls}>
        <fieldset className={style.formats}>
          <legend>Format</legend>
          {FORMATS.map(({ format: value, name }) => (
            <label key={value}>
              <input
                type="radio"
                name="poster-format"
                value={value}
                checked={format === value}
                onChange={() => setFormat(value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <div className={style.buttons}>
          <button type="button" className={primaryButton} disabled={!shapes} onClick={() => print()}>
            Print
          </button>
          <button type="button" className={plainButton} disabled={!shapes} onClick={save}>
            Save as picture
          </button>
        </div>
      </div>
      {shapes ? (
        <PosterDrawing
          className={style.drawing}
          shapes={shapes}
          format={format}
          label={`Poster: ${event.title}, with a QR code that leads to ${address}`}
        />
      ) : (
        <Notice text="Making the poster..." />
      )}
    </div>
  );
}
