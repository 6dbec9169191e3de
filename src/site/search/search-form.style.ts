import { extend, row, stack } from '../../ui/style/recipes.style';

export const form = extend(stack)`
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5em;
  max-width: 46em;
  & > label {
    font-weight: 600;
  }
`;

export const field = extend(row)`
  align-items: stretch;
  gap: 0.5em;
  & > input {
    flex: 1 1 min(12em, 60vw);
    min-width: 0;
    min-height: 3em;
    padding: 0.35em 0.9em;
    font-size: 1.15em;
  }
  & > button {
    min-width: 7em;
    font-size: 1.05em;
  }
`;
