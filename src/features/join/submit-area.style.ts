import { css } from '../../ui/style';

export const submitArea = css`
  display: grid;
  gap: 1.25em;
  justify-items: start;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border-strong);
  & > :first-child {
    max-width: 60ch;
  }
  & > button {
    min-height: 3em;
    padding-inline: 1.75em;
  }
`;

export const failureBox = css`
  padding: 0.9em 1.1em;
  border: 1px solid var(--_danger);
  border-inline-start-width: 4px;
  border-radius: var(--_radius);
  color: var(--_danger);
`;

export const progressBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75em;
  width: 100%;
  font-family: var(--_font-mono);
  font-variant-numeric: tabular-nums;
  & > progress {
    flex: 1 1 12em;
    max-width: 24em;
    height: 10px;
    appearance: none;
    border: 1px solid var(--_border-strong);
    background: var(--_surface);
  }
  & > progress::-webkit-progress-bar {
    background: none;
  }
  & > progress::-webkit-progress-value {
    background: var(--_accent);
  }
  & > progress::-moz-progress-bar {
    background: var(--_accent);
  }
`;
