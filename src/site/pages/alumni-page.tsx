import { useState } from 'react';
import { alumni, batchHeading, batchTexts, objectives } from '../../content/alumni';
import { site } from '../../content/site';
import { Alumni } from '../../features/alumni/alumni';
import { useDirectory } from '../../features/alumni/alumni-search';
import { alumniQuery } from '../../model/alumni/alumni-page';
import { PagerLink } from '../../ui/lists/pager-link';
import { Picture } from '../../ui/pictures/picture';
import { muted, row } from '../../ui/style/recipes.style';
import { pageText, useTypedQuery } from '../address';
import { BatchHead } from '../alumni/batch-head';
import { Batches, batchPath } from '../alumni/batches';
import { JoinButton } from '../join/join-button';
import { NoData, NoScript } from '../no-data';
import { intro, kicker, lede, pageTitle, remark } from '../page.style';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';
import { hero, heroPictures, objectiveList } from './alumni-page.style';

/** The directory's place on the page. */
const PROFILE = '#profile';

/**
 * The alumni network: what it is for, how to join it, and who is in it. An address with a graduation year is the page
 * of that batch; a year chosen in the directory of the network's page only filters it.
 */
export function AlumniPage() {
  const [{ page, ...filters }, setQuery] = useTypedQuery(['name', 'batch', 'page']);
  const [isFiltered, setFiltered] = useState(false);
  const view = { ...filters, page: Number(page || 1) };
  const { list, directory } = useDirectory('', view);
  const batch = isFiltered ? '' : filters.batch.trim();
  const figures = batch ? directory.figures : undefined;
  useHead(routes.alumni, figures ? batchHeading(figures.batch) : '');

  return (
    <>
      {figures ? (
        <BatchHead figures={figures} path={batchPath(figures.batch)}>
          <JoinButton />
        </BatchHead>
      ) : (
        <Network hasNobody={batch !== '' && list.kind === 'ready' && !list.pending} />
      )}
      <Batches batches={directory.batches} current={figures?.batch ?? ''} />
      <NoData />
      <Alumni
        action={routes.alumni.path + PROFILE}
        nextSteps={<SiteNextSteps />}
        viewLink={(view, control) => <PagerLink {...control} href={routes.alumni.path + alumniQuery(view) + PROFILE} />}
        view={view}
        onView={(view) => {
          if (!batch) setFiltered(true);
          setQuery({ ...view, page: pageText(view.page) });
        }}
      />
    </>
  );
}

/** What the network is for. @param hasNobody the address names a year that nobody has. */
function Network({ hasNobody }: { hasNobody: boolean }) {
  return (
    <>
      <div className={hero}>
        <div className={intro}>
          <p className={kicker}>{site.name}</p>
          <h1 className={pageTitle}>{alumni.title}</h1>
          <p className={lede}>{alumni.tagline}</p>
          {hasNobody && (
            <p className={remark}>
              <b>{batchTexts.unknown}</b> {batchTexts.unknownNext} <a href={routes.alumni.path}>{batchTexts.all}</a>
            </p>
          )}
          <div className={row}>
            <JoinButton />
            <NoScript text={alumni.noScript} />
          </div>
        </div>
        <div className={heroPictures}>
          {alumni.pictures.map(({ src, dark, alt }, index) => (
            <picture key={src}>
              {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
              <Picture src={src} alt={alt} width={1200} height={800} eager={index === 0} />
            </picture>
          ))}
        </div>
      </div>
      <section aria-labelledby="objectives">
        <h2 id="objectives">{alumni.objectivesTitle}</h2>
        <ol className={objectiveList}>
          {objectives.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={muted}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
