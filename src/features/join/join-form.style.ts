import { css } from '../../ui/style';

export const form = css`
  display: grid;
  gap: 2.5em;
`;

export const legend = css`
  margin-bottom: -1.25em;
  color: var(--_text-muted);
`;

/** Out of sight without display:none, which programs look for. */
export const honeypot = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const closing = css`
  display: grid;
  gap: 1.25em;
  justify-items: start;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border-strong);
  & > button {
    min-height: 3em;
    padding-inline: 1.75em;
  }
`;

export const consent = css`
  max-width: 60ch;
  color: var(--_text-muted);
`;

export const failureBox = css`
  padding: 0.9em 1.1em;
  border: 1px solid var(--_danger);
  border-inline-start-width: 4px;
  border-radius: var(--_radius);
  color: var(--_danger);
  overflow-wrap: anywhere;
`;
