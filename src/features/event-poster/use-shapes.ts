import encodeQR from 'qr';
import { useEffect, useState } from 'react';
import type { SocietyEvent } from '../../model/event';
import { posterShapes } from '../../model/event-poster/layout';
import { type PosterFormat, type PosterText, posterText, shortAddress } from '../../model/event-poster/poster';
import type { Measure, Shape } from '../../model/event-poster/shape';
import { loadMeasure } from './faces';

/** What the society says on each of its posters. */
export type SocietyText = Pick<PosterText, 'society' | 'societyName' | 'labels'>;

interface PosterSource {
  event: SocietyEvent;
  lang: string;
  /** The event's page, absolute. */
  address: string;
  society: SocietyText;
  format: PosterFormat;
}

/** Modules of white around the code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE_MODULES = 4;
/** A full code has this many bytes at most in the correction level used: longer addresses get no code. */
const MAX_ADDRESS_BYTES = 1200;

/** The shapes of an event's poster; undefined until its typeface is there. */
export function useShapes({ event, lang, address, society, format }: PosterSource): readonly Shape[] | undefined {
  const [measure, setMeasure] = useState<{ by: Measure }>();
  useEffect(() => {
    let isCurrent = true;
    void loadMeasure(`${event.title}0123456789`).then((by) => isCurrent && setMeasure({ by }));
    return () => {
      isCurrent = false;
    };
  }, [event.title]);
  if (!measure) return undefined;
  const text = { ...posterText(event, lang), ...society, address: shortAddress(address) };
  return posterShapes(text, format, codeOf(address), measure.by);
}

/** The modules of the code; none for an address that is too long for one that phones read. */
function codeOf(address: string): boolean[][] {
  if (new TextEncoder().encode(address).length > MAX_ADDRESS_BYTES) return [];
  return encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
}
