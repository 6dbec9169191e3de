import { useEffect } from 'react';

/** The printed page is A4 without margins, and the document no longer than it. */
const PRINTED_PAGE = '@page{size:210mm 297mm;margin:0}@media print{html,body{height:297mm;overflow:hidden}}';

/** Makes the printed page as large as the poster while the calling component is mounted. */
export function usePageSize(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PRINTED_PAGE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
