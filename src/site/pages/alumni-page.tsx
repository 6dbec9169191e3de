import { alumni } from '../../content/alumni';
import { objectives } from '../../content/objectives';
import { site } from '../../content/site';
import { Alumni } from '../../features/alumni/alumni';
import { JoinButton } from '../../features/join/join-button';
import { alumniQuery } from '../../model/alumni-page';
import { PagerLink } from '../../ui/pager-link';
import { Picture } from '../../ui/picture';
import { pageText, useTypedQuery } from '../address';
import { NoData } from '../no-data';
import { NoScript } from '../no-script';
import { kicker, lede, pageTitle } from '../page.style';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { hero, heroPictures, heroText, objectiveList, objectivesTitle } from './alumni-page.style';

/** The directory's place on the page. */
const PROFILE = '#profile';

/** The alumni network: what it is for, how to join it, and who is in it. */
export function AlumniPage() {
  const [{ page, ...filters }, setQuery] = useTypedQuery(['name', 'batch', 'page']);

  return (
    <>
      <div className={hero}>
        <div className={heroText}>
          <p className={kicker}>{site.name}</p>
          <h1 className={pageTitle}>{alumni.title}</h1>
          <p className={lede}>{alumni.tagline}</p>
          <JoinButton />
          <NoScript text={alumni.noScript} />
        </div>
        <div className={heroPictures}>
          {alumni.pictures.map(({ src, alt }, index) => (
            <Picture key={src} src={src} alt={alt} width={1200} height={800} eager={index === 0} />
          ))}
        </div>
      </div>
      <section aria-labelledby="objectives">
        <h2 className={objectivesTitle} id="objectives">
          {alumni.objectivesTitle}
        </h2>
        <ol className={objectiveList}>
          {objectives.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <NoData />
      <Alumni
        action={routes.alumni.path + PROFILE}
        nextSteps={<SiteNextSteps />}
        viewLink={(view, control) => <PagerLink {...control} href={routes.alumni.path + alumniQuery(view) + PROFILE} />}
        view={{ ...filters, page: Number(page || 1) }}
        onView={(view) => setQuery({ ...view, page: pageText(view.page) })}
      />
    </>
  );
}
