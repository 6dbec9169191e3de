import { css } from '../../ui/style';

export const poster = css`
  display: grid;
  gap: 1.5em;
  justify-items: center;
  @media print {
    display: block;
  }
`;

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1em 2em;
  width: 100%;
  @media print {
    display: none;
  }
`;

export const formats = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 1.5em;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: 600;
  }
  & > label {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 44px;
    cursor: pointer;
  }
  & input {
    width: 1.2em;
    height: 1.2em;
  }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75em;
`;

/** As large as the window allows; on paper the page is exactly its size. */
export const drawing = css`
  display: block;
  width: 100%;
  max-width: 44em;
  height: auto;
  box-shadow: 0 2px 18px #0003;
  &[data-format='square'] {
    max-width: 36em;
  }
  @media print {
    position: fixed;
    inset: 0;
    z-index: 1000;
    max-width: none !important;
    width: 100%;
    height: 100%;
    box-shadow: none;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
`;
