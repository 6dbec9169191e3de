import { css } from '../../ui/style';

/** Text and picture, beside each other where there is room: then they have the first screen to themselves. */
export const opening = css`
  display: grid;
  gap: 2.5em;
  align-items: center;
  @media (min-width: 60em) {
    grid-template-columns: 1fr 1fr;
    gap: 4em;
    min-height: calc(100vh - 7em);
  }
`;

export const paragraphs = css`
  display: grid;
  gap: 1em;
  max-width: 60ch;
  line-height: 1.65;
`;

export const picture = css`
  aspect-ratio: 3 / 2;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  overflow: hidden;
`;

export const blocks = css`
  display: grid;
  gap: 1.5em;
  margin-top: 6em;
  @media (min-width: 48em) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const block = css`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  background: var(--_surface);
  overflow: hidden;
  transition: border-color var(--_quick);
  &:hover,
  &:focus-within {
    border-color: var(--_accent);
  }
`;

export const blockPicture = css`
  aspect-ratio: 3 / 2;
  border-block-end: 1px solid var(--_border);
`;

export const blockText = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.6em;
  padding: 1.5em;
  & > h2 {
    font-family: var(--_font-heading);
    font-size: 1.9em;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  & > p {
    max-width: 45ch;
    color: var(--_text-muted);
  }
  & > a {
    margin-top: auto;
    padding-block: 0.35em;
    font-weight: 600;
  }
  & > a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
