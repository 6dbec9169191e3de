import { type HTMLAttributes, type Ref, useContext } from 'react';
import { HostContext, headingElement } from '../host/host';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its level, unless the host has chosen one; always that of its looks (tokens.ts). */
  level: 1 | 2 | 3 | 4;
  /** How many levels it is below the view's first headings. Default 0. */
  below?: number;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading of a level that a host can choose; plain text if it wants no headings. */
export function Heading({ level, below, ...props }: HeadingProps) {
  const Element = headingElement(useContext(HostContext).headingLevel, level, below) as 'h2';
  return <Element data-heading={level} {...props} />;
}
