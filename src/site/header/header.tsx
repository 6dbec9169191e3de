import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { navigation, searchLink } from '../../content/navigation';
import { isLongName } from '../../model/society/society';
import { initialLetter } from '../../model/text/initials';
import { useFirstImage } from '../../ui/pictures/picture';
import { useDismiss } from '../../ui/use-dismiss';
import { badge, quietLink } from '../page.style';
import { routes } from '../routes';
import { useSociety } from '../society';
import { bar, brand, brandName, entries, menuButton } from './header.style';
import { NavigationEntry } from './navigation-entry';
import { useModalMenu } from './use-modal-menu';

/** The floating header: a bar on wide screens, with a menu on narrow ones. */
export function SiteHeader() {
  const { name, studentLifeInMenu } = useSociety();
  const scrolled = useScrolled();
  const [path] = useLocation();
  /** The path of the page on which the menu is open; '' if it is closed. */
  const [openPath, setOpenPath] = useState('');
  const isOverHero = path === routes.home.path;
  const isOpen = openPath === path;
  const open = () => setOpenPath(path);
  const close = () => setOpenPath('');
  const { box, toggle } = useDismiss<HTMLElement>(isOpen, open, close);
  const menuId = useId();
  useModalMenu(isOpen, close);

  return (
    <header ref={box} className={bar} data-scrolled={scrolled} data-dark={isOverHero || undefined}>
      <Link href="/" className={brand}>
        <Logo onDark={isOverHero} />
        <span className={brandName} data-long={isLongName(name) || undefined}>
          {name}
        </span>
      </Link>
      <button
        ref={toggle}
        type="button"
        className={menuButton}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={isOpen ? close : open}
      >
        {isOpen ? 'Close' : 'Menu'}
      </button>
      <nav id={menuId} className={entries} aria-label="Main">
        <ul>
          {navigation(studentLifeInMenu === 'yes').map((item) => (
            <NavigationEntry key={item.path} item={item} onChoose={close} />
          ))}
          <li>
            <Link
              href={searchLink.path}
              className={quietLink}
              aria-current={path === searchLink.path ? 'page' : undefined}
            >
              <SearchIcon />
              {searchLink.name}
            </Link>
          </li>
        </ul>
      </nav>
    </header>
  );
}

function SearchIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M12.2 12.2L16.5 16.5M13.5 7.5a6 6 0 1 1-12 0a6 6 0 0 1 12 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}

/** The society's logo or, if it fails to load, the first letter of the society's name. */
function Logo({ onDark }: { onDark: boolean }) {
  const { name, logo, logoDark } = useSociety();
  const image = useFirstImage(logo);
  if (!image) {
    return (
      <span className={badge} aria-hidden="true">
        {initialLetter(name)}
      </span>
    );
  }
  return (
    <picture>
      <source
        srcSet={logoDark}
        media={onDark ? '(forced-colors: none), (prefers-color-scheme: dark)' : '(prefers-color-scheme: dark)'}
      />
      <img {...image} alt="" width={36} height={36} />
    </picture>
  );
}

/** Scroll position beyond which the header is compact. */
const SCROLLED_PX = 20;

/** True while the page is scrolled past the top. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLLED_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
