import { Link } from 'wouter';
import { alumniTexts, joinInvitation } from '../../content/alumni';
import { Alumni } from '../../features/alumni/alumni';
import { alumniQuery } from '../../model/alumni/alumni-page';
import { objectives } from '../../model/society/objectives';
import { hrefFrom } from '../../ui/lists/host-address';
import { PagerLink } from '../../ui/lists/pager-link';
import { Picture } from '../../ui/pictures/picture';
import { tallLink } from '../../ui/style/list-recipes.style';
import { muted, row } from '../../ui/style/recipes.style';
import { keepInQuery, pageText, useQuery, useTypedQuery } from '../address';
import { ForGraduates } from '../join/for-graduates';
import { JoinButton } from '../join/join-button';
import { NoScript } from '../no-script';
import { intro, lede, pageTitle } from '../page.style';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { useSociety } from '../society';
import { useHead } from '../use-head';
import { illustration, invitation, network, notListed, objectiveList, objectivesBox } from './alumni-page.style';

const PROFILE = '#profile';

/** The alumni network: what it is for, how to join it, and who is in it. */
export function AlumniPage() {
  const [{ page, ...filters }, setQuery] = useTypedQuery(['name', 'batch', 'page']);
  useHead(routes.alumni);
  const society = useSociety();
  const aims = objectives(society);
  return (
    <div className={network}>
      <div className={intro}>
        <h1 className={pageTitle}>{alumniTexts.title}</h1>
        <p className={lede}>{society.alumniTagline}</p>
        <div className={row}>
          <LinkedJoinButton />
          <ForGraduates />
          <NoScript text={alumniTexts.noScript} />
        </div>
      </div>
      <Illustration src={society.alumniPicture} dark={society.alumniPictureDark} alt={society.alumniPictureAlt} />
      <Alumni
        action={routes.alumni.path + PROFILE}
        invitation={<Invitation />}
        emptySteps={(all) =>
          all === 0 ? (
            <Invitation />
          ) : (
            <div className={notListed}>
              <span>{alumniTexts.notListed}</span>
              {filters.name && (
                <Link href={hrefFrom(`${routes.search.path}?q={id}`, filters.name)} className={tallLink}>
                  {alumniTexts.similarNames}
                </Link>
              )}
              <JoinButton />
            </div>
          )
        }
        failedSteps={<SiteNextSteps />}
        viewLink={(view, control) => <PagerLink {...control} href={routes.alumni.path + alumniQuery(view) + PROFILE} />}
        view={{ ...filters, page: Number(page || 1) }}
        onView={(view) => setQuery({ ...view, page: pageText(view.page) })}
      />
      {aims.length > 0 && (
        <section className={objectivesBox} aria-labelledby="objectives">
          <h2 id="objectives">{alumniTexts.objectivesTitle}</h2>
          <Illustration src={society.objectivesPicture} alt={society.objectivesPictureAlt} />
          <ol className={objectiveList}>
            {aims.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                {text && <p className={muted}>{text}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** The Join button, with the form open if the address says so (`JOIN_PAGE`). */
function LinkedJoinButton() {
  const isLinked = useQuery().has('join');
  return <JoinButton isLinked={isLinked} onClose={() => isLinked && keepInQuery({ join: '' })} />;
}

/** Asks graduates to join while the directory has few people or none. */
function Invitation() {
  return (
    <div className={invitation}>
      <div>
        <h3>Be one of the first</h3>
        <p>{joinInvitation}</p>
      </div>
      <JoinButton />
    </div>
  );
}

/** A picture; nothing if the society has none. */
function Illustration({ src, dark, alt }: { src: string; dark?: string; alt: string }) {
  if (!src) return null;
  return (
    <picture className={illustration}>
      {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <Picture src={src} alt={alt} width={1200} height={800} />
    </picture>
  );
}
