/**
 * What clocks in a zone show at a moment, as `2026-03-14 18:30`: the texts sort like the moments.
 * @param timeZone an IANA name; without one, the machine's own zone. Throws for one that the machine does not know.
 */
export function wallClock(moment: Date, timeZone: string | undefined): string {
  // Swedish writes it in this form.
  return moment.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
