import { css } from '../../ui/style';

export const sendingBox = css`
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
    border-radius: 0;
    background: var(--_surface);
  }
  & > progress::-webkit-progress-bar {
    background: var(--_surface);
  }
  & > progress::-webkit-progress-value {
    background: var(--_accent);
  }
  & > progress::-moz-progress-bar {
    background: var(--_accent);
  }
`;
