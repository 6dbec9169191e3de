import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { site } from '../../content/site';
import { classes } from '../../ui/style';
import { bar, brand, entries, frame, menuButton, scrolledBar, searchLink } from './header.style';
import { Logo } from './logo';
import { NavigationEntry } from './navigation-entry';
import { SearchIcon } from './search-icon';
import { useOutside } from './use-outside';
import { useScrolled } from './use-scrolled';

/** The floating header: a bar on wide screens, a menu to unfold on narrow ones. */
export function Header() {
  const scrolled = useScrolled();
  const [path] = useLocation();
  const [unfolded, setUnfolded] = useState<boolean>(); // unknown until the page is alive
  const box = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page folds the menu
  useEffect(() => setUnfolded(false), [path]);
  useOutside(box, unfolded === true, () => setUnfolded(false));

  function foldOnEscape(key: string) {
    if (key !== 'Escape' || !unfolded) return;
    setUnfolded(false);
    toggle.current?.focus();
  }

  return (
    <header ref={box} className={frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape folds the menu wherever the focus is in it */}
      <div
        className={classes(bar, scrolled && scrolledBar)}
        data-scrolled={scrolled}
        onKeyDown={({ key }) => foldOnEscape(key)}
      >
        <Link href="/" className={brand}>
          <Logo />
          <span>{site.name}</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          className={menuButton}
          aria-expanded={unfolded ?? false}
          aria-controls={menuId}
          onClick={() => setUnfolded(!unfolded)}
        >
          Menu
        </button>
        <nav id={menuId} className={entries} aria-label="Main" data-unfolded={unfolded}>
          <ul>
            {site.navigation.map((item) => (
              <NavigationEntry key={item.path} item={item} onChoose={() => setUnfolded(false)} />
            ))}
            <li>
              <Link
                href={site.search.path}
                className={searchLink}
                aria-current={path === site.search.path ? 'page' : undefined}
              >
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
