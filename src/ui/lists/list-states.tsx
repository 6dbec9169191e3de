import { Fragment, type ReactNode } from 'react';
import type { ResourceState } from '../../api/resource';
import type { Text } from '../../texts/text';
import { useTexts } from '../host/host';
import { hatched } from '../style/list-recipes.style';
import { box, extend, muted } from '../style/recipes.style';
import { classes } from '../style/style';
import { FailureNotice, Notice } from '../text/notice';

/** A placeholder, hatched like cut material on a drawing. Fills its container, unless another class sets its height. */
export const pattern = extend(hatched, box)`
  border-style: dashed;
  &:only-child {
    min-height: 100%;
  }
  --_pitch: 12px;
`;

export interface ListStatesProps {
  list: { kind: ResourceState<unknown>['kind']; reload: () => void };
  /** Shown until the list is ready, at the list's height, to avoid layout shift. */
  loading: ReactNode;
  /** Why the list could not be loaded, shown above Try Again. Default: nothing. */
  failedText?: Text;
  isEmpty?: boolean;
  emptyText?: Text | '';
  /** Shown below `emptyText` or the failure: where to go next. Only hosts with other pages set it. */
  nextSteps?: ReactNode;
  /** The items, once there are some. */
  children?: ReactNode;
}

/** A list's items, or a message in their place. */
export function ListStates({ list, loading, failedText, isEmpty, emptyText, nextSteps, children }: ListStatesProps) {
  const { kind, reload } = list;
  if (kind === 'error' && failedText) {
    return (
      <>
        <FailureNotice text={failedText} onRetry={reload} />
        {nextSteps}
      </>
    );
  }
  if (kind === 'ready' && emptyText && isEmpty) {
    return (
      <>
        <Notice text={emptyText} />
        {nextSteps}
      </>
    );
  }
  // The key replaces elements instead of moving them, which would count as a layout shift.
  return <Fragment key={kind}>{kind === 'loading' ? loading : kind === 'ready' && children}</Fragment>;
}

const loadingText = extend(muted)`
  margin-bottom: 1em;
`;

/** Shows that a list is loading, with text and a placeholder whose height `className` sets. */
export function Loading({ text, className }: { text: Text; className: string }) {
  const t = useTexts();
  return (
    <>
      <p role="status" className={loadingText}>
        {t(text)}
      </p>
      <div className={classes(pattern, className)} aria-hidden="true" />
    </>
  );
}
