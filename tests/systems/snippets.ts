/* The code to paste, as the contract of issue 48 has it. */

export const oneLine = (society: string) =>
  `<ummes-events style="display:block;min-height:600px"><a href="${society}/events">The society's events</a></ummes-events>` +
  `<script type="module" src="${society}/widgets/ummes.js?first=events"></script>`;
