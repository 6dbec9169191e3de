import { Link } from 'wouter';
import { site } from '../../content/site';
import { Newsletter } from '../../features/newsletter/newsletter';
import { useIsHydrated } from '../../ui/host/host';
import { caps, tallLink } from '../../ui/style/list-recipes.style';
import { CampusMap } from '../campus-map';
import { NoScript } from '../no-data';
import { badge } from '../page.style';
import { receives } from '../receives';
import { FallingParticles } from './falling-particles';
import { block, cell, cells, closing, foot, map, particles, social, title, twoCells } from './footer.style';

/** The footer, laid out as a drawing's title block. */
export function Footer() {
  const { quickTitle, quickLinks, moreTitle, moreLinks, legalTitle, legalLinks, socialLinks, mapTitle, rights } =
    site.footer;
  return (
    <footer className={foot}>
      <div className={particles}>
        <FallingParticles />
      </div>
      <div className={block}>
        <div className={cells}>
          <section className={cell} aria-label="About the society">
            <p className={title}>{site.name}</p>
            <p>{site.longName}</p>
            <p>{site.university}</p>
            <ul className={social}>
              {socialLinks.map(({ name, url, icon }) => (
                <li key={name}>
                  <a className={badge} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
                    <SocialIcon icon={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <div className={twoCells}>
            <LinkList label={quickTitle} items={quickLinks} />
            <LinkList label={moreTitle} items={moreLinks} />
          </div>
          <LinkList label={legalTitle} items={legalLinks} />
          <section className={cell} aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter" className={caps}>
              {site.newsletter.title}
            </h2>
            <p>{site.newsletter.description}</p>
            <Newsletter send={receives('newsletter')} email={site.contact.email} />
            <NoScript text={site.footer.noScript} />
          </section>
          <section className={cell} aria-labelledby="footer-map">
            <h2 id="footer-map" className={caps}>
              {mapTitle}
            </h2>
            <CampusMap drawing={site.map.drawing} className={map} />
            <a href={site.map.link} target="_blank" rel="noopener noreferrer">
              {site.map.linkText}
            </a>
          </section>
        </div>
        <p className={closing}>
          <span>
            © <Year /> {site.name}, {site.longName}. {rights}
          </span>
          <span aria-hidden="true">SCALE 1:1&emsp;SHEET 1/1</span>
        </p>
      </div>
    </footer>
  );
}

function LinkList({ label, items }: { label: string; items: readonly { name: string; path: string }[] }) {
  return (
    <nav className={cell} aria-label={label}>
      <h2 className={caps}>{label}</h2>
      <ul>
        {items.map(({ name, path }) => (
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

/** Icons that `socialLinks` can name; any other name shows its first letter. */
const ICONS: Record<string, string> = {
  facebook: 'M13 22v-8h3l.6-3.5H13V8.4c0-1 .5-1.9 2-1.9h1.7V3.4S15.3 3 14 3c-2.8 0-4.6 1.7-4.6 4.8v2.7H6.3V14h3.1v8z',
  linkedin:
    'M4 9.5h3.6V21H4zM5.8 4a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM10 9.5h3.4v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.1 2.2 4.1 5.2V21h-3.6v-5.9c0-1.5 0-3-1.8-3s-2.1 1.5-2.1 3V21H10z',
};

function SocialIcon({ icon }: { icon: string }) {
  const path = ICONS[icon];
  if (!path) return <span aria-hidden="true">{icon[0]?.toUpperCase()}</span>;
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The current year. Prerendered HTML has none, as it may be read in a later year. */
export function Year() {
  return <span>{useIsHydrated() && new Date().getFullYear()}</span>;
}
