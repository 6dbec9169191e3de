import { useEffect } from 'react';
import { POSTER_SIZE_MM, type PosterFormat } from '../../model/event-poster/poster';

/**
 * Makes the printed page as large as the poster, without margins, and the document no longer than that, while the
 * calling component is mounted.
 */
export function usePageSize(format: PosterFormat): void {
  useEffect(() => {
    const [width, height] = POSTER_SIZE_MM[format];
    const sheet = new CSSStyleSheet();
    const only = `@media print{html,body{height:${height}mm;overflow:hidden}}`;
    sheet.replaceSync(`@page{size:${width}mm ${height}mm;margin:0}${only}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [format]);
}
