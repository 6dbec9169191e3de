import type { MouseEvent, ReactNode } from 'react';

export interface ItemLinkProps {
  /** The item's address; '' if the list shows it in a dialog. */
  href: string;
  onClick: (click: MouseEvent) => void;
}

interface Props extends ItemLinkProps {
  className: string;
  part?: string;
  /** Whether it opens a dialog. Default: true if it has no address. */
  hasPopup?: boolean;
  'aria-label'?: string;
  children: ReactNode;
}

/** The link or button that opens an item. */
export function ItemLink({ href, hasPopup = !href, ...props }: Props) {
  const popup = hasPopup ? 'dialog' : undefined;
  if (href) return <a href={href} aria-haspopup={popup} {...props} />;
  return <button type="button" aria-haspopup={popup} {...props} />;
}
