import { Link } from 'wouter';
import { contactTexts, locationTexts } from '../../content/contact';
import { site } from '../../content/site';
import { CampusMap } from '../campus-map';
import { kicker, lede, pageTitle, titleBlock } from '../page.style';
import { routes } from '../routes';
import { facts, largeMap, place } from './location-page.style';

/** Where the society is: the map and the address. */
export function LocationPage() {
  return (
    <>
      <p className={kicker}>{site.university}</p>
      <h1 className={pageTitle}>{locationTexts.title}</h1>
      <p className={lede}>{locationTexts.lede}</p>
      <div className={place}>
        <CampusMap className={largeMap} title={`${site.map.title}, large`} />
        <dl className={`${titleBlock} ${facts}`}>
          <div>
            <dt>{contactTexts.addressLabel}</dt>
            <dd>
              <address>{site.contact.address}</address>
            </dd>
          </div>
          <div>
            <dt>{contactTexts.officeHours}</dt>
            <dd>{site.contact.officeHours}</dd>
          </div>
          <div>
            <dt>{locationTexts.waysOn}</dt>
            <dd>
              <a href={site.map.link} target="_blank" rel="noopener noreferrer">
                {site.map.linkText}
              </a>
            </dd>
            <dd>
              <Link href={routes.contact.path}>{locationTexts.contactLink}</Link>
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
