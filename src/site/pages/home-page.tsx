import { useRef } from 'react';
import { Link } from 'wouter';
import { galleryAt } from '../../api/gallery';
import { home } from '../../content/home';
import { Gallery, GalleryStates, preloadSlides } from '../../features/gallery/gallery';
import { JOIN_PAGE } from '../../model/addresses/api-paths';
import { MAX_LIMIT } from '../../model/lists/limit';
import { firstItems } from '../../model/lists/query';
import type { GalleryImage } from '../../model/pictures/gallery-image';
import { useList } from '../../ui/lists/use-list';
import { extend } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { useNear } from '../../ui/use-near';
import { EventsPanel, NextEventRow } from '../home/events-panel';
import { Hero } from '../home/hero';
import { NewsPanel } from '../home/news-panel';
import { AudienceLinks } from '../own-pages';
import { split, titleRow } from '../page.style';
import { routes } from '../routes';

const panels = extend(split)`
  gap: 4em;
  padding-block: 5em;
  scroll-margin-top: 2em;
  & > ul {
    grid-column: 1 / -1;
    margin-block: -2.5em -1em;
  }
`;

/** Not laid out until it is near the viewport. The side padding leaves room for focus rings. */
const moments = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 48em;
  margin-inline: -6px;
  padding: 1em 6px 2em;
`;

/** A drawing that draws itself, once: the picture contains the animation, and is loaded when it is in view. */
const driveTrain = css`
  height: clamp(7em, 13vw, 10em);
  margin-bottom: 2.5em;
  --_drawing: url(/pictures/drive-train.svg) center / cover no-repeat;
  /* Browsers don't pass the reader's preference for reduced motion on to pictures (Chromium 156). */
  @media (prefers-reduced-motion: reduce) {
    --_drawing: url(/pictures/drive-train.svg#still) center / cover no-repeat;
  }
  &[data-seen] {
    background: var(--_drawing);
  }
  @media (scripting: none) {
    background: var(--_drawing);
  }
`;

const sectionRow = extend(titleRow)`
  gap: 0.5em 1.5em;
  font-weight: 600;
`;

const graduates = [{ label: home.graduatesLabel, name: home.graduatesLink, path: JOIN_PAGE }];

/** Loads the gallery's carousel, because the server renders its first slides. */
export const prepare = preloadSlides;

/** A slideshow with the next event, upcoming events, news, and the society in pictures. */
export function HomePage() {
  return (
    <>
      <Hero>
        <NextEventRow />
      </Hero>
      <div className={panels} id="whats-on">
        <AudienceLinks more={graduates} />
        <section aria-labelledby="home-events">
          <div className={sectionRow}>
            <h2 id="home-events">{home.eventsTitle}</h2>
            <Link href={routes.events.path}>{home.eventsLink}</Link>
          </div>
          <EventsPanel />
        </section>
        <section aria-labelledby="home-news">
          <div className={sectionRow}>
            <h2 id="home-news">{home.newsTitle}</h2>
            <Link href={routes.news.path}>{home.newsLink}</Link>
          </div>
          <NewsPanel />
        </section>
      </div>
      <Moments />
    </>
  );
}

const pictures = firstItems<GalleryImage>(MAX_LIMIT);

/** The society in pictures; nothing if it has none yet. */
function Moments() {
  const list = useList(galleryAt(''), pictures);
  const drawing = useRef<HTMLDivElement>(null);
  const isSeen = useNear(drawing, '-80px');
  if (list.answer?.total === 0) return null;
  return (
    <section className={moments} aria-labelledby="home-gallery">
      <div ref={drawing} className={driveTrain} data-seen={isSeen || undefined} />
      <div className={sectionRow}>
        <h2 id="home-gallery">{home.galleryTitle}</h2>
        <Link href={routes.studentLife.path}>{home.studentLifeLink}</Link>
      </div>
      <GalleryStates list={list}>
        <Gallery images={list.answer?.items ?? []} />
      </GalleryStates>
    </section>
  );
}
