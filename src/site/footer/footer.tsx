import { Link } from 'wouter';
import { site } from '../../content/site';
import { Newsletter } from '../../features/newsletter/newsletter';
import { tallLink } from '../../ui/style/recipes.style';
import { CampusMap } from '../campus-map';
import { NoScript } from '../no-script';
import { receives } from '../receives';
import { block, cell, cells, cellTitle, closing, foot, map, social, socialLink, stack, title } from './footer.style';
import { Particles } from './particles';
import { SocialIcon } from './social-icon';
import { Year } from './year';

/** The footer, laid out as a drawing's title block. */
export function Footer() {
  const { quickTitle, quickLinks, moreTitle, moreLinks, legalTitle, legalLinks, socialLinks, mapTitle, rights } =
    site.footer;
  return (
    <footer className={foot}>
      <Particles />
      <div className={block}>
        <div className={cells}>
          <section className={cell} aria-label="About the society">
            <p className={title}>{site.name}</p>
            <p>{site.longName}</p>
            <p>{site.university}</p>
            <ul className={social}>
              {socialLinks.map(({ name, url, icon }) => (
                <li key={name}>
                  <a className={socialLink} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
                    <SocialIcon icon={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <div className={stack}>
            <LinkList label={quickTitle} items={quickLinks} />
            <LinkList label={moreTitle} items={moreLinks} />
          </div>
          <LinkList label={legalTitle} items={legalLinks} />
          <section className={cell} aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter" className={cellTitle}>
              {site.newsletter.title}
            </h2>
            <p>{site.newsletter.description}</p>
            <Newsletter send={receives('newsletter')} email={site.contact.email} />
            <NoScript text={site.footer.noScript} />
          </section>
          <section className={cell} aria-labelledby="footer-map">
            <h2 id="footer-map" className={cellTitle}>
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
      <h2 className={cellTitle}>{label}</h2>
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
