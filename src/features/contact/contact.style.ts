import type { FieldLook } from '../../ui/forms/field';
import { css } from '../../ui/style/style';

export const contactForm = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25em;
`;

/** Name and email are side by side where there is space. */
export const fields = css`
  display: grid;
  gap: 1.25em;
  @container (min-width: 34em) {
    grid-template-columns: 1fr 1fr;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const box = css`
  display: grid;
  align-content: start;
  gap: 0.35em;
  min-width: 0;
  & > label {
    font-weight: 600;
  }
  & > input,
  & > textarea {
    width: 100%;
    min-height: 2.9em;
    padding: 0.6em 0.75em;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  & > textarea {
    min-height: 10em;
    resize: vertical;
  }
  & > [aria-invalid] {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }
`;

/** Below the control. */
const error = css`
  order: 1;
  color: var(--_danger);
  font-weight: 600;
`;

export const contactLook: FieldLook = { box, controlPart: 'field', error, errorPart: 'error' };

export const closing = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75em 1.5em;
  & > button {
    min-width: min(12em, 100%);
    min-height: 3em;
  }
  & > small {
    color: var(--_text-muted);
    font-size: 0.92em;
  }
`;
