import { Link } from 'wouter';
import { pagesAt } from '../../api/pages';
import { mapTexts } from '../../content/map';
import { footerLinks, footerTexts } from '../../content/navigation';
import { Newsletter } from '../../features/newsletter/newsletter';
import { isOwnPage, pageList } from '../../model/society/pages';
import { mapOf, type SocialLink, socialLinks } from '../../model/society/society';
import { documentTitle } from '../../model/society/titles';
import { useIsHydrated } from '../../ui/host/host';
import { useList } from '../../ui/lists/use-list';
import { caps, tallLink } from '../../ui/style/list-recipes.style';
import { NoScript } from '../no-script';
import { badge } from '../page.style';
import { receives } from '../receives';
import { SampleNote } from '../sample-note';
import { useSociety } from '../society';
import { SocietyMap } from '../society-map';
import { FallingParticles } from './falling-particles';
import { block, cell, cells, closing, foot, map as mapBox, particles, social, title, twoCells } from './footer.style';

/** The footer, laid out as a drawing's title block. */
export function Footer() {
  const society = useSociety();
  const { name, longName, university, newsletterDescription, email } = society;
  const map = mapOf(society);
  return (
    <footer className={foot}>
      <div className={particles}>
        <FallingParticles />
      </div>
      <div className={block}>
        <div className={cells}>
          <section className={cell} aria-label="About the society">
            <p className={title}>{name}</p>
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
            <section className={cell} aria-labelledby="footer-map">
              <h2 id="footer-map" className={caps}>
                {footerTexts.mapTitle}
              </h2>
              <SocietyMap className={mapBox} />
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

/** Returns links to the society's own pages of text. */
function useOwnPages(): { name: string; path: string }[] {
  const { answer } = useList(pagesAt(''), pageList);
  const pages = answer?.items ?? [];
  return pages.filter(isOwnPage).map(({ page, title }) => ({ name: title, path: `/${page}` }));
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

const ICONS: Record<SocialLink['network'], string> = {
  facebook: 'M13 22v-8h3l.6-3.5H13V8.4c0-1 .5-1.9 2-1.9h1.7V3.4S15.3 3 14 3c-2.8 0-4.6 1.7-4.6 4.8v2.7H6.3V14h3.1v8z',
  instagram:
    'M7 2.5h10A4.5 4.5 0 0 1 21.5 7v10a4.5 4.5 0 0 1-4.5 4.5H7A4.5 4.5 0 0 1 2.5 17V7A4.5 4.5 0 0 1 7 2.5zm0 2A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h10a2.5 2.5 0 0 0 2.5-2.5V7A2.5 2.5 0 0 0 17 4.5zm5 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm5-3.75a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5z',
  linkedin:
    'M4 9.5h3.6V21H4zM5.8 4a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM10 9.5h3.4v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.1 2.2 4.1 5.2V21h-3.6v-5.9c0-1.5 0-3-1.8-3s-2.1 1.5-2.1 3V21H10z',
  youtube: 'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm6 3v6l5-3z',
  x: 'M3 3h5.5l4 5.7L17.5 3H20l-6.3 7.4L21 21h-5.5l-4.4-6.2L5.8 21H3.2l6.8-7.9zm3.3 1.7 10 14.5h1.4l-10-14.5z',
};

function SocialIcon({ network }: { network: SocialLink['network'] }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[network]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** The current year. Prerendered HTML has none, as it may be read in a later year. */
export function Year() {
  return <span>{useIsHydrated() && new Date().getFullYear()}</span>;
}
