import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../lists/use-item-dialog';
import { css } from '../style/style';

const list = css`
  margin-top: 1em;
  & > li {
    display: flex;
    gap: 0.6em;
    padding-block: 0.25em;
    @media (pointer: coarse) {
      padding-block: 10px;
    }
  }
  & > li::before {
    content: '→' / '';
    color: var(--_text-muted);
  }
`;

/** A way on from a place where there is nothing. */
export interface NextStep {
  /** Text of the link. */
  name: ReactNode;
  href: string;
}

export interface NextStepsProps {
  steps: readonly NextStep[];
  /** Accessible name of the list. Default: 'Where to go next'. */
  label?: string;
  /** A link was clicked plainly; return false to take over. */
  onNavigate?: (href: string) => boolean | undefined;
}

/** A short list of links below a notice that there is nothing here: no result, no event, no such page. */
export function NextSteps({ steps, label = 'Where to go next', onNavigate }: NextStepsProps) {
  function navigate(click: MouseEvent, href: string) {
    if (isPlainClick(click) && onNavigate?.(href) === false) click.preventDefault();
  }
  if (steps.length === 0) return null;
  return (
    <ul className={list} aria-label={label}>
      {steps.map(({ name, href }) => (
        <li key={href}>
          <a href={href} onClick={(click) => navigate(click, href)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
