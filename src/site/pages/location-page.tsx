import { Link } from 'wouter';
import { locationTexts } from '../../content/location';
import { mapTexts } from '../../content/map';
import { mapOf } from '../../model/society/society';
import { caps, tallLink } from '../../ui/style/list-recipes.style';
import { LocationMap } from '../location-map';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { useSociety } from '../society';
import { PageSections } from '../text-page/page-sections';
import { usePageSections } from '../text-page/use-page-sections';
import { columns, facts, whole } from './location-page.style';

/** How to find the society: the directions in the `pages` sheet, a map, and the address. */
export function LocationPage() {
  const society = useSociety();
  const { address, officeHours } = society;
  const [introduction, ...ways] = usePageSections('location') ?? [];
  const { link } = mapOf(society);
  return (
    <>
      <div className={columns}>
        {introduction ? (
          <PageSections sections={[{ ...introduction, image: '' }, ...ways]} />
        ) : (
          <h1 className={pageTitle}>{locationTexts.title}</h1>
        )}
        <LocationMap className={whole} picture={introduction?.image} title={`${mapTexts.title}, large`} />
      </div>
      <dl className={facts}>
        {address && (
          <div>
            <dt className={caps}>{locationTexts.addressLabel}</dt>
            <dd>
              <address>{address}</address>
            </dd>
          </div>
        )}
        {officeHours && (
          <div>
            <dt className={caps}>{locationTexts.hoursLabel}</dt>
            <dd>{officeHours}</dd>
          </div>
        )}
        <div>
          <dt className={caps}>{locationTexts.moreLabel}</dt>
          {link && (
            <dd>
              <a className={tallLink} href={link} target="_blank" rel="noopener noreferrer">
                {mapTexts.link}
              </a>
            </dd>
          )}
          <dd>
            <Link href={routes.contact.path} className={tallLink}>
              {locationTexts.contactLink}
            </Link>
          </dd>
        </div>
      </dl>
    </>
  );
}
