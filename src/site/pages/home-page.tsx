import { Link } from 'wouter';
import { galleryAt } from '../../api/gallery';
import { home } from '../../content/home';
import { Gallery, GalleryStates, preloadSlides } from '../../features/gallery/gallery';
import { firstItems } from '../../model/lists/query';
import { MAX_LIMIT } from '../../model/lists/range';
import type { GalleryImage } from '../../model/pictures/gallery-image';
import { useList } from '../../ui/lists/use-list';
import { extend } from '../../ui/style/recipes.style';
import { css, keyframes } from '../../ui/style/style';
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
  & > p {
    grid-column: 1 / -1;
    margin-block: -2.5em -1em;
  }
`;

const draw = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`;

/**
 * Not laid out until it is near the viewport. The side padding leaves room for focus rings. The dimension line above it
 * draws itself as it scrolls into view. Browsers without scroll timelines show it complete.
 */
const moments = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 38em;
  margin-inline: -6px;
  padding: 1em 6px 2em;
  &::before {
    content: '';
    display: block;
    height: 13px;
    margin-bottom: 2.5em;
    border: solid var(--_accent);
    border-width: 0 1px;
    background: linear-gradient(var(--_accent) 0 0) center / 100% 1px no-repeat;
    @media (prefers-reduced-motion: no-preference) {
      animation: ${draw} linear both;
      animation-timeline: view();
      animation-range: entry 100% cover 50%;
    }
  }
`;

const sectionRow = extend(titleRow)`
  gap: 0.5em 1.5em;
  font-weight: 600;
`;

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
        <AudienceLinks />
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
  if (list.answer?.total === 0) return null;
  return (
    <section className={moments} aria-labelledby="home-gallery">
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
