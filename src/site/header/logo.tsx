import { site } from '../../content/site';
import { useFirstImage } from '../../ui/pictures/use-first-image';
import { letter } from './header.style';

/** The society's logo; if its file fails, the society's first letter. */
export function Logo() {
  const image = useFirstImage(site.logo);
  if (!image) {
    return (
      <span className={letter} aria-hidden="true">
        {site.name[0]}
      </span>
    );
  }
  return (
    <picture>
      <source srcSet={site.logoOnDark} media="(prefers-color-scheme: dark)" />
      <img {...image} alt="" width={36} height={36} />
    </picture>
  );
}
