import type { ReactNode } from 'react';
import type { Text } from '../../texts/text';
import { ListStates, type ListStatesProps } from '../../ui/lists/list-states';
import { classes, css } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';

const list = css`
  border-block-start: 1px solid var(--_border-strong);
`;

/** The height of three items. */
const placeholder = css`
  min-height: 26em;
`;

/** `--_lead` is the width of the first column; by default, that of its content. */
const row = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--_lead, auto) 1fr;
  align-items: start;
  gap: min(1.25em, 5vw);
  padding-block: 1.25em;
  border-block-end: 1px solid var(--_border);
`;

interface PanelProps<Item> extends Omit<ListStatesProps, 'loading' | 'isEmpty' | 'children'> {
  items: readonly Item[] | undefined;
  loadingText: Text;
  className?: string;
  /** Renders an item: the first column of its row, and the rest. */
  children: (item: Item) => ReactNode;
}

/** A short list of items for the home page, styled like a parts list. */
export function Panel<Item extends { id: string }>({
  items = [],
  loadingText,
  className,
  children,
  ...props
}: PanelProps<Item>) {
  const loading = (
    <div className={placeholder}>
      <Notice text={loadingText} />
    </div>
  );
  return (
    <ListStates {...props} isEmpty={items.length === 0} loading={loading}>
      <ul className={classes(list, className)}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, and the list is replaced as a whole
          <li key={`${item.id}/${index}`} className={row}>
            {children(item)}
          </li>
        ))}
      </ul>
    </ListStates>
  );
}
