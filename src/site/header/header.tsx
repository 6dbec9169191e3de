import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { navigation, site } from '../../content/site';
import { bar, brand, entries, frame, menuButton } from './header.style';
import { Logo } from './logo';
import { NavigationEntry } from './navigation-entry';
import { SearchIcon } from './search-icon';
import { useDismiss } from './use-dismiss';
import { useScrolled } from './use-scrolled';

/** The floating header: a bar on wide screens, with a menu on narrow ones. */
export function Header() {
  const scrolled = useScrolled();
  const [path] = useLocation();
  /** The page on which the menu is open, '' for none. */
  const [openPath, setOpenPath] = useState('');
  const isOpen = openPath === path;
  const open = () => setOpenPath(path);
  const close = () => setOpenPath('');
  const { box, toggle } = useDismiss<HTMLElement>(isOpen, open, close);
  const menuId = useId();

  return (
    <header ref={box} className={frame}>
      <div className={bar} data-scrolled={scrolled}>
        <Link href="/" className={brand}>
          <Logo />
          <span>{site.name}</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          className={menuButton}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={isOpen ? close : open}
        >
          Menu
        </button>
        <nav id={menuId} className={entries} aria-label="Main">
          <ul>
            {navigation.map((item) => (
              <NavigationEntry key={item.path} item={item} onChoose={close} />
            ))}
            <li>
              <Link href={site.search.path} aria-current={path === site.search.path ? 'page' : undefined}>
                <SearchIcon />
                {site.search.name}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
