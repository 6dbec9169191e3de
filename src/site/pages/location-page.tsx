import { Link } from 'wouter';
import { location } from '../../content/location';
import { site } from '../../content/site';
import { caps, tallLink } from '../../ui/style/list-recipes.style';
import { muted, stack } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { CampusMap } from '../campus-map';
import { lede, pageTitle, remark } from '../page.style';
import { routes } from '../routes';
import { columns, facts, places, way, whole } from './location-page.style';

/** How to find the society: a drawing of the campus, directions, and the address. */
export function LocationPage() {
  return (
    <>
      <h1 className={pageTitle}>{location.title}</h1>
      <p className={lede}>{location.lede}</p>
      <div className={columns}>
        <div className={stack}>
          <CampusMap drawing={location.drawing} className={whole} title={`${site.map.title}, large`} />
          <h2>{location.placesTitle}</h2>
          <ol className={places}>
            {location.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ol>
        </div>
        <div className={stack}>
          <h2>{location.directionsTitle}</h2>
          {location.notice && (
            <p className={classes(remark, muted)} role="note">
              {location.notice}
            </p>
          )}
          {location.directions.map(({ title, text }) => (
            <section key={title} className={way}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
      <dl className={facts}>
        <div>
          <dt className={caps}>{location.addressLabel}</dt>
          <dd>
            <address>{site.contact.address}</address>
          </dd>
        </div>
        <div>
          <dt className={caps}>{location.hoursLabel}</dt>
          <dd>{site.contact.officeHours}</dd>
        </div>
        <div>
          <dt className={caps}>{location.moreLabel}</dt>
          <dd>
            <a className={tallLink} href={site.map.link} target="_blank" rel="noopener noreferrer">
              {site.map.linkText}
            </a>
          </dd>
          <dd>
            <Link href={routes.contact.path} className={tallLink}>
              {location.contactLink}
            </Link>
          </dd>
        </div>
      </dl>
    </>
  );
}
