/** Marks the items of a list with bullets, for a summary that doesn't keep line breaks. */
export function summaryText(text: string): string {
  return text.replace(/(?:^|\n)[^\S\n]*[-–*•]\s+/g, '\n• ').trimStart();
}
