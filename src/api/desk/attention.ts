import { signal } from '@preact/signals-react';

/** How many things of a section wait for an officer; its view keeps the number, the navigation shows it. */
export const attention = {
  /** Pending applications. */
  applications: signal(0),
  /** Problems in the sheets, and sheets that cannot be read. */
  sheets: signal(0),
  /** Unanswered messages. */
  messages: signal(0),
};
