import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { NavigationItem } from '../../content/site';
import { chevron, dropdown, entry } from './header.style';
import { useOutside } from './use-outside';

interface NavigationEntryProps {
  item: NavigationItem;
  onChoose: () => void;
}

/** A link of the navigation; with a dropdown, a button beside it opens the list below. */
export function NavigationEntry({ item, onChoose }: NavigationEntryProps) {
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const shown = open || hovered;
  const box = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useOutside(box, shown, close);

  const current = item.path === '/' ? path === '/' : path === item.path || path.startsWith(`${item.path}/`);
  function close() {
    setOpen(false);
    setHovered(false);
  }
  function choose() {
    close();
    onChoose();
  }
  function closeOnEscape(key: string) {
    if (key !== 'Escape' || !shown) return false;
    close();
    toggle.current?.focus();
    return true;
  }

  return (
    <li
      ref={box}
      className={entry}
      onKeyDown={(event) => closeOnEscape(event.key) && event.stopPropagation()}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setHovered(false)}
    >
      <Link href={item.path} aria-current={current ? 'page' : undefined} onClick={choose}>
        {item.name}
      </Link>
      {item.dropdown && (
        <>
          <button
            ref={toggle}
            type="button"
            className={chevron}
            aria-expanded={shown}
            aria-controls={listId}
            aria-label={`${item.name} menu`}
            onClick={() => (open ? close() : setOpen(true))}
          >
            <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
              <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
          <ul id={listId} className={dropdown} hidden={!shown}>
            {item.dropdown.map(({ name, path: target }) => (
              <li key={target}>
                <Link href={target} onClick={choose}>
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
