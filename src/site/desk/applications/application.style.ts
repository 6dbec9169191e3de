import { css } from '../../../ui/style/style';
import { atLowerEdge, framed, heading, mono, smallFigures, tallLink } from '../recipes.style';

/** Name, status and actions stay in sight while the rest scrolls. */
export const head = css`
  display: grid;
  gap: 0.35em;
  padding-bottom: 0.9em;
  border-block-end: 1px solid var(--_border-strong);
  & h3 {
    ${heading('1.7em')}
    line-height: 1.15;
  }
  & h3:focus {
    outline: none;
  }
  @media (min-width: 60em) and (min-height: 36em) {
    position: sticky;
    top: -1.25em;
    z-index: 3;
    margin: -1.25em -0.5em 0;
    padding: 1.25em 0.5em 0.9em;
    background: var(--_surface);
  }
`;

export const back = css`
  ${tallLink}
  justify-self: start;
  font-size: 0.92em;
`;

export const headFacts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 1.25em;
  align-items: baseline;
  ${smallFigures}
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6em;
  align-items: center;
  margin-top: 0.5em;
  & > button {
    min-width: 5.5em;
  }
  ${atLowerEdge}
  @media (max-width: 59.99em) {
    margin: 0;
    gap: 0.25em;
    & > button {
      flex: 1 0 auto;
      min-width: 0;
      padding-inline: 0.35em;
    }
  }
`;

/** Pushes the rarer actions to the end of their row. */
export const gap = css`
  flex: 1;
  @media (max-width: 59.99em) {
    display: none;
  }
`;

export const body = css`
  display: grid;
  gap: 1.5em;
  margin-top: 1.25em;
`;

export const photoAndFields = css`
  display: grid;
  gap: 1.5em;
  @media (min-width: 40em) {
    grid-template-columns: minmax(0, 1fr) 11em;
    & > :first-child {
      order: 2;
    }
  }
`;

export const photoBox = css`
  display: grid;
  align-content: start;
  gap: 0.5em;
  width: 11em;
  margin: 0;
  & > img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    ${framed}
  }
`;

export const turns = css`
  display: flex;
  gap: 0.5em;
  & > button {
    flex: 1;
    padding-inline: 0.15em;
    font-size: 0.8em;
  }
`;

/** In place of a photo: its outline on centre lines. */
export const noPhoto = css`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  padding: 1em;
  border: 1px dashed var(--_border-strong);
  border-radius: var(--_radius);
  background: linear-gradient(var(--_border) 0 0) center / 1px 80% no-repeat,
    linear-gradient(var(--_border) 0 0) center / 80% 1px no-repeat;
  color: var(--_text-muted);
  font-size: 0.88em;
  text-align: center;
  & > span {
    padding: 0.1em 0.4em;
    background: var(--_surface);
  }
`;

export const groupTitle = css`
  ${mono('0.8em')}
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: var(--_accent-text);
`;

export const groups = css`
  display: grid;
  gap: 1.5em;
  align-content: start;
`;

export const group = css`
  display: grid;
  gap: 0.4em;
  align-content: start;
`;

/** Labels and values in ruled lines. */
export const fields = css`
  border-block-start: 1px solid var(--_border);
  & > div {
    display: grid;
    gap: 0 1em;
    padding-block: 0.35em;
    border-block-end: 1px solid var(--_border);
    @media (min-width: 40em) {
      grid-template-columns: 12em minmax(0, 1fr);
    }
  }
  & dt {
    font-size: 0.88em;
    line-height: 1.7;
    color: var(--_text-muted);
  }
  & dd {
    min-width: 0;
  }
  & dd a {
    @media (pointer: coarse) {
      ${tallLink}
    }
  }
`;

export const absent = css`
  color: var(--_text-muted);
  font-style: italic;
`;

/** What the applicant wrote, below what an officer has made of it. */
export const wroteFirst = css`
  margin-top: 0.15em;
  padding-inline-start: 0.6em;
  border-inline-start: 3px solid var(--_border-strong);
  font-size: 0.9em;
  color: var(--_text-muted);
`;

export const hint = css`
  padding: 0.8em 1em;
  ${framed}
  border-inline-start: 4px solid var(--_accent);
  & li {
    padding-block: 0.2em;
  }
  & a {
    @media (pointer: coarse) {
      ${tallLink}
    }
  }
`;

export const steps = css`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0.35em;
    border-block-end: 1px solid var(--_border);
  }
  & time,
  & small {
    ${smallFigures}
  }
`;
