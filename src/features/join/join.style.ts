import { css } from '../../ui/style';

export const join = css`
  container-type: inline-size;
`;

export const dialog = css`
  width: min(52em, 100% - 1.5em);
  max-height: calc(100% - 1.5em);
`;

export const dialogInset = css`
  padding: 2em clamp(1em, 4vw, 2.5em) 2.5em;
`;

export const joinTitle = css`
  margin-bottom: 0.5em;
  padding-inline-end: 1.5em;
  font-family: var(--_font-heading);
  font-size: clamp(1.6em, 5cqi, 2.2em);
  font-weight: 600;
  letter-spacing: -0.01em;
`;

export const form = css`
  display: grid;
  gap: 2.5em;
`;

export const legend = css`
  margin-bottom: -1.25em;
  color: var(--_text-muted);
`;

export const star = css`
  color: var(--_danger);
  font-weight: 700;
`;

export const draftBox = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75em 1.5em;
  padding: 0.75em 1em;
  border: 1px solid var(--_border);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_radius);
  background: var(--_surface);
  & b {
    margin-inline-end: 0.5em;
  }
`;

/** Stands as high as its longest text: no field moves when typing starts. */
export const choice = css`
  margin-bottom: -1.25em;
  & > label {
    display: flex;
    gap: 0.6em;
    align-items: center;
  }
  & input {
    flex: none;
    width: 1.5em;
    height: 1.5em;
    margin: 0;
    accent-color: var(--_accent);
  }
  & > p {
    min-height: 4.5em;
    padding-inline-start: 2.1em;
    color: var(--_text-muted);
    @container (min-width: 42em) {
      min-height: 1.5em;
    }
  }
`;

/** On wide columns the section's title stands in the margin, as a note beside a drawing. */
export const sectionBox = css`
  display: grid;
  gap: 1.25em;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border-strong);
  @container (min-width: 44em) {
    grid-template-columns: 11em minmax(0, 1fr);
    gap: 2em;
  }
`;

export const sectionTitle = css`
  font-family: var(--_font-mono);
  font-size: 0.85em;
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  line-height: 1.5;
  color: var(--_accent);
`;

export const sectionFields = css`
  display: grid;
  gap: 1.5em;
  min-width: 0;
`;

/** Where a field that is pointed at comes to stand: below a toast, and below a page's fixed header. */
const fieldAnchor = 'max(6.5em, var(--_anchor-offset))';

/** A field, marked on its edge as well as in colour when something is wrong. */
export const fieldBox = css`
  display: grid;
  align-content: end;
  gap: 0.3em;
  min-width: 0;
  border-inline-start: 0 solid var(--_danger);
  scroll-margin-top: ${fieldAnchor};
  &[data-wrong] {
    padding-inline-start: 0.9em;
    border-inline-start-width: 4px;
  }
`;

export const labelText = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35em;
  font-weight: 600;
`;

export const optional = css`
  font-weight: 400;
  color: var(--_text-muted);
`;

export const hintText = css`
  font-size: 0.92em;
  color: var(--_text-muted);
`;

export const errorText = css`
  font-weight: 600;
  color: var(--_danger);
  &::before {
    content: '!';
    content: '!' / '';
    display: inline-grid;
    place-items: center;
    width: 1.4em;
    height: 1.4em;
    margin-inline-end: 0.5em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    font-size: 0.8em;
    line-height: 1;
  }
`;

export const control = css`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 0.5em 0.75em;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  background: var(--_surface);
  text-overflow: ellipsis;
  transition: border-color var(--_quick);
  &::placeholder {
    color: var(--_text-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--_text);
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid] {
    border: 2px solid var(--_danger);
  }
`;

export const phone = css`
  display: grid;
  gap: 1.5em 1em;
  align-items: end;
  @container (min-width: 30em) {
    grid-template-columns: minmax(8em, 2fr) minmax(0, 3fr);
  }
`;

export const photoBox = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.25em;
  align-items: start;
  border-inline-start: 0 solid var(--_danger);
  scroll-margin-top: ${fieldAnchor};
  &[data-wrong] {
    padding-inline-start: 0.9em;
    border-inline-start-width: 4px;
  }
  @container (max-width: 24em) {
    grid-template-columns: 1fr;
  }
`;

/** Where the photo will be: a square on its centre lines until there is one. */
export const previewBox = css`
  display: grid;
  place-items: center;
  width: 120px;
  height: 120px;
  border: 1px solid var(--_border-strong);
  border-radius: var(--_radius);
  color: var(--_text-muted);
  font-size: 0.85em;
  overflow: hidden;
  &[data-empty] {
    border-style: dashed;
    background: linear-gradient(var(--_border) 0 0) center / 1px 70% no-repeat,
      linear-gradient(var(--_border) 0 0) center / 70% 1px no-repeat, var(--_surface);
  }
  & > canvas {
    width: 100%;
    height: 100%;
  }
  & > canvas[hidden] {
    display: none;
  }
  & > span {
    padding: 0 0.25em;
    background: var(--_surface);
  }
`;

export const photoControls = css`
  display: grid;
  gap: 0.4em;
  min-width: 0;
  overflow-wrap: anywhere;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
    margin-top: 0.25em;
  }
`;

/** The file input is there for keyboard and screen reader; its label is the button that is seen. */
export const fileInput = css`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  &:focus-visible + label {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
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

/** Stays in sight at the lower edge while the form scrolls to what is wrong, and moves no field. */
export const errorSummaryBox = css`
  position: sticky;
  bottom: 0.75em;
  z-index: 1;
  border: 2px solid var(--_danger);
  border-radius: var(--_radius);
  background: var(--_background);
`;

export const banner = css`
  padding: 0.4em 1em;
  color: var(--_background);
  background: var(--_danger);
`;

export const summary = css`
  display: grid;
  gap: 0.3em;
  padding: 0.75em 1em;
  line-height: 1.4;
  & > h3 {
    font-size: 1.05em;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5em;
  }
  & a {
    display: inline-block;
    padding-block: 0.2em;
    color: var(--_danger);
    font-weight: 600;
  }
  @container (max-width: 30em) {
    font-size: 0.9em;
  }
`;

export const successBox = css`
  display: grid;
  gap: 1em;
  justify-items: start;
  margin-top: 1.5em;
  padding: clamp(1.5em, 5cqi, 3em);
  border: 1px solid var(--_border-strong);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_radius);
  background: var(--_surface);
  & > h3 {
    font-family: var(--_font-heading);
    font-size: 1.6em;
  }
  & > h3:focus {
    outline: none;
  }
  & > p {
    overflow-wrap: anywhere;
  }
  & > button {
    margin-top: 0.5em;
  }
`;
