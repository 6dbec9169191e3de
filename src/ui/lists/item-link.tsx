import type { MouseEvent, ReactNode } from 'react';

export interface ItemLinkProps {
  /** The item's address; '' when a dialog of the list shows it. */
  href: string;
  onClick: (click: MouseEvent) => void;
}

interface Props extends ItemLinkProps {
  className: string;
  part?: string;
  /** Whether a dialog opens. Default: without an address. */
  hasPopup?: boolean;
  children: ReactNode;
}

/** The link or button that opens an item. */
export function ItemLink({ href, hasPopup = !href, ...props }: Props) {
  const popup = hasPopup ? 'dialog' : undefined;
  if (href) return <a href={href} aria-haspopup={popup} {...props} />;
  return <button type="button" aria-haspopup={popup} {...props} />;
}
