import { css } from '../../ui/style';

/** As high as its longest text, so that no field moves when the text changes. */
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
