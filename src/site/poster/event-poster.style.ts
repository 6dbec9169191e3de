import { css } from '../../ui/style/style';

export const controls = css`
  margin-bottom: 1.5em;
  @media print {
    display: none;
  }
`;

/** As wide as the window allows; when printed, the page is exactly its size. */
export const paper = css`
  container-type: inline-size;
  width: 100%;
  max-width: 44em;
  margin-inline: auto;
  box-shadow: 0 2px 18px #0003;
  @media print {
    position: fixed;
    inset: 0;
    z-index: 1000;
    max-width: none;
    box-shadow: none;
  }
`;

/** A clamped text: whole lines, and an ellipsis after the last. */
const lines = (count: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
  overflow: hidden;
  overflow-wrap: anywhere;
`;

/** Paper, grid and double frame of a drawing, 210 by 297 \`--mm\`, which are millimetres when printed. It has no dark scheme. */
export const sheet = css`
  --mm: calc(100cqi / 210);
  --ink: #14212e;
  --muted: #4a5b6b;
  --accent: #b5370f;
  --grid: #14212e12 0 calc(0.2 * var(--mm)), transparent 0 calc(10 * var(--mm));
  display: flex;
  flex-direction: column;
  gap: calc(6 * var(--mm));
  height: calc(297 * var(--mm));
  padding: calc(18 * var(--mm)) calc(9 * var(--mm)) calc(9 * var(--mm));
  overflow: hidden;
  outline: calc(0.7 * var(--mm)) solid var(--ink);
  outline-offset: calc(-9 * var(--mm));
  background:
    repeating-linear-gradient(90deg, var(--grid)),
    repeating-linear-gradient(var(--grid)), #f6f4ee;
  color: var(--ink);
  color-scheme: light;
  forced-color-adjust: none;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
  & > :not(footer) {
    margin-inline: calc(9 * var(--mm));
  }
`;

/** Who invites, above a line. */
export const letterhead = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: calc(8 * var(--mm));
  padding-bottom: calc(3 * var(--mm));
  border-bottom: calc(0.25 * var(--mm)) solid;
  & > strong {
    font: 600 calc(8 * var(--mm)) / 1 var(--_font-heading);
  }
  & > span {
    ${lines(2)}
    font: calc(3 * var(--mm)) / 1.2 var(--_font-mono);
    color: var(--muted);
    text-align: end;
  }
`;

/** The day in large figures, dimensioned like a part; weekday and month beside it. */
export const date = css`
  display: grid;
  grid: 'day weekday' auto 'day month' auto / auto 1fr;
  gap: 0 calc(8 * var(--mm));
  font: 600 calc(11 * var(--mm)) / 1 var(--_font-heading);
  & > b {
    grid-area: day;
    border-inline-end: calc(0.25 * var(--mm)) solid var(--ink);
    padding-inline-end: calc(6 * var(--mm));
    font-size: calc(100 * var(--mm));
    font-weight: 600;
    line-height: 0.8;
    color: var(--accent);
  }
  & > b::after {
    content: '';
    display: block;
    height: calc(4 * var(--mm));
    margin-top: calc(2 * var(--mm));
    border-inline: calc(0.25 * var(--mm)) solid var(--ink);
    background: linear-gradient(var(--ink) 0 0) center / 100% calc(0.25 * var(--mm)) no-repeat;
  }
  & > span {
    ${lines(3)}
    color: var(--muted);
  }
  & > b + span {
    ${lines(2)}
    font-size: calc(14 * var(--mm));
    color: inherit;
  }
  & > :last-child {
    align-self: end;
  }
`;

/** Status, title and description; of the description as many whole lines as there is room for. */
export const subject = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: calc(4 * var(--mm));
  min-height: 0;
  overflow: hidden;
  & > p {
    font: 600 calc(9 * var(--mm)) / 1 var(--_font-heading);
    text-transform: uppercase;
    color: var(--accent);
  }
  & > h2 {
    ${lines(3)}
    flex: none;
    font-size: calc(22 * var(--mm));
    line-height: 1.06;
    hyphens: auto;
  }
  & > [data-size='medium'] {
    -webkit-line-clamp: 4;
    font-size: calc(16 * var(--mm));
  }
  & > [data-size='small'] {
    -webkit-line-clamp: 6;
    font-size: calc(11 * var(--mm));
  }
  & > div {
    flex: 1;
    min-height: 0;
    overflow: hidden;
    columns: 1;
    column-fill: auto;
    overflow-wrap: anywhere;
    font-size: calc(4.6 * var(--mm));
    line-height: 1.45;
    color: var(--muted);
  }
`;

/** Time, place and address in ruled cells, as in a drawing's corner, with the QR code at their end. */
export const titleBlock = css`
  display: flex;
  height: calc(58 * var(--mm));
  border: calc(0.7 * var(--mm)) solid;
  background: #fff;
  & > dl {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  & > dl > div {
    flex: 1;
    min-height: 0;
    padding: calc(1.5 * var(--mm)) calc(4 * var(--mm));
    overflow: hidden;
  }
  & > dl > div + div {
    border-top: calc(0.25 * var(--mm)) solid;
  }
  & dt {
    font: calc(2.8 * var(--mm)) / 1.2 var(--_font-mono);
    text-transform: uppercase;
    color: var(--accent);
  }
  & dd {
    ${lines(2)}
    font: 600 calc(6 * var(--mm)) / 1.05 var(--_font-heading);
  }
  & div:last-child > dd {
    font: calc(3.6 * var(--mm)) / 1.2 var(--_font-mono);
    color: var(--muted);
  }
  & > div {
    flex: none;
    display: flex;
    flex-direction: column;
    justify-content: center;
    width: calc(56 * var(--mm));
    border-inline-start: calc(0.25 * var(--mm)) solid;
    font: calc(3 * var(--mm)) / 1.2 var(--_font-mono);
    text-align: center;
    color: var(--muted);
  }
  & svg {
    width: calc(50 * var(--mm));
    margin-inline: auto;
    fill: var(--ink);
  }
`;
