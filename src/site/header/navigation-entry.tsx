import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { NavigationItem } from '../../content/navigation';
import { useDismiss } from '../../ui/use-dismiss';
import { quietLink } from '../page.style';
import { chevron, dropdown, entry } from './header.style';

interface NavigationEntryProps {
  item: NavigationItem;
  onChoose: () => void;
}

/** A navigation link. If it has a dropdown, a button next to it opens the list below. */
export function NavigationEntry({ item, onChoose }: NavigationEntryProps) {
  const [path] = useLocation();
  const [openBy, setOpenBy] = useState<'press' | 'hover'>();
  const listId = useId();
  const isOpen = openBy !== undefined;
  const isCurrent = item.path === '/' ? path === '/' : path === item.path || path.startsWith(`${item.path}/`);
  const close = () => setOpenBy(undefined);
  const { box, toggle } = useDismiss<HTMLLIElement>(isOpen, () => setOpenBy('press'), close);

  function choose() {
    close();
    onChoose();
  }

  return (
    <li
      ref={box}
      className={entry}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpenBy(openBy ?? 'hover')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && openBy === 'hover' && close()}
    >
      <Link href={item.path} className={quietLink} aria-current={isCurrent ? 'page' : undefined} onClick={choose}>
        {item.name}
      </Link>
      {item.dropdown && (
        <>
          <button
            ref={toggle}
            type="button"
            className={chevron}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`${item.name} menu`}
            onClick={() => setOpenBy(openBy === 'press' ? undefined : 'press')}
          >
            <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
              <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
          <ul id={listId} className={dropdown}>
            {item.dropdown.map(({ name, path: target }) => (
              <li key={target}>
                <Link href={target} className={quietLink} onClick={choose}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
