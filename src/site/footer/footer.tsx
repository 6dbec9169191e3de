import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { mapTexts } from '../../content/map';
import { footerLinks, footerTexts } from '../../content/navigation';
import { Newsletter } from '../../features/newsletter/newsletter';
import { isLongName, mapOf, type SocialLink, socialLinks } from '../../model/society/society';
import { documentTitle } from '../../model/society/titles';
import { useIsHydrated } from '../../ui/host/host';
import { caps, tallLink } from '../../ui/style/list-recipes.style';
import { useNear } from '../../ui/use-near';
import { LocationMap } from '../location-map';
import { NoScript } from '../no-script';
import { useOwnPages } from '../own-pages';
import { badge } from '../page.style';
import { receives } from '../receives';
import { SampleNote } from '../sample-note';
import { useSociety } from '../society';
import {
  block,
  cell,
  cells,
  closing,
  foot,
  map as mapBox,
  particles,
  sideBySide,
  social,
  title,
  twoCells,
} from './footer.style';

/** The footer, laid out as a drawing's title block. */
export function Footer() {
  const society = useSociety();
  const { name, longName, university, newsletterDescription, email } = society;
  const map = mapOf(society);
  const box = useRef<HTMLElement>(null);
  const Particles = useParticles(useNear(box));
  return (
    <footer ref={box} className={foot}>
      <div className={particles}>{Particles && <Particles />}</div>
      <div className={block}>
        <div className={cells}>
          <section className={sideBySide} aria-label="About the society">
            <p className={title} data-long={isLongName(name) || undefined}>
              {name}
            </p>
            {longName && <p>{longName}</p>}
            {university && <p>{university}</p>}
            <ul className={social}>
              {socialLinks(society).map((link) => (
                <li key={link.network}>
                  <a className={badge} href={link.url} target="_blank" rel="noopener noreferrer" aria-label={link.name}>
                    <SocialIcon network={link.network} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <div className={twoCells}>
            <LinkList {...footerLinks.quick} />
            <LinkList title={footerLinks.more.title} links={[...footerLinks.more.links, ...useOwnPages()]} />
          </div>
          <LinkList {...footerLinks.legal} />
          <section className={cell} aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter" className={caps}>
              {footerTexts.newsletterTitle}
            </h2>
            <p>{newsletterDescription}</p>
            <Newsletter send={receives('newsletter')} email={email} />
            {email && <NoScript text={footerTexts.noScript} />}
          </section>
          {map.link && (
            <section className={sideBySide} aria-labelledby="footer-map">
              <h2 id="footer-map" className={caps}>
                {footerTexts.mapTitle}
              </h2>
              <LocationMap className={mapBox} />
              <a href={map.link} target="_blank" rel="noopener noreferrer">
                {mapTexts.link}
              </a>
            </section>
          )}
        </div>
        <p className={closing}>
          <span>
            © <Year /> {documentTitle('', society)}. {footerTexts.rights}
          </span>
          <SampleNote />
          <span aria-hidden="true">SCALE 1:1&emsp;SHEET 1/1</span>
        </p>
      </div>
    </footer>
  );
}

/** Returns the falling particles once the footer is near. They are decoration, so nothing replaces them if they fail. */
function useParticles(isNear: boolean) {
  const [Particles, setParticles] = useState<ComponentType>();
  useEffect(() => {
    if (!isNear) return;
    import('./falling-particles').then(
      (module) => setParticles(() => module.FallingParticles),
      () => {},
    );
  }, [isNear]);
  return Particles;
}

function LinkList({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) {
  return (
    <nav className={cell} aria-label={title}>
      <h2 className={caps}>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link href={path} className={tallLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An icon of public/pictures/social.svg, in the colour of the text. */
function SocialIcon({ network }: { network: SocialLink['network'] }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/pictures/social.svg#${network}`} />
    </svg>
  );
}

/** The current year. Prerendered HTML has none, as it may be read in a later year. */
function Year() {
  return <span>{useIsHydrated() && new Date().getFullYear()}</span>;
}
