import type { Download } from '../../../api/desk/newsletter';

/** How long the browser may take to begin with it. */
const KEPT_MS = 60_000;

/** Gives a file to the browser's downloads. */
export function saveFile({ name, content }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
