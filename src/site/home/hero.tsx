import { useRef } from 'react';
import { home } from '../../content/home';
import { site } from '../../content/site';
import { primaryButton } from '../../ui/controls';
import { usePaused } from '../../ui/use-paused';
import { controls, hero, hint, text } from './hero.style';
import { HeroSlide } from './hero-slide';
import { useSlideshow } from './use-slideshow';

/** The full-screen slideshow at the top of the home page. */
export function Hero() {
  const box = useRef<HTMLElement>(null);
  const { slides } = home;
  const { index, stopped, choose, togglePause } = useSlideshow(slides.length, usePaused(box));

  return (
    <section ref={box} className={hero} aria-roledescription="carousel" aria-label="Pictures of our work">
      {slides.map((slide, place) => (
        <HeroSlide key={slide.name} slide={slide} shown={place === index} eager={place === 0} />
      ))}
      <div className={text}>
        <h1>{home.heading}</h1>
        <p>{home.description}</p>
        <a className={primaryButton} href={site.departmentWebsite} target="_blank" rel="noopener noreferrer">
          {home.departmentButton}
        </a>
      </div>
      <div className={controls}>
        <button type="button" aria-label={stopped ? 'Play slideshow' : 'Pause slideshow'} onClick={togglePause}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d={stopped ? 'M3 1l9 6-9 6z' : 'M3 1h3v12H3zM8 1h3v12H8z'} fill="currentColor" />
          </svg>
        </button>
        {slides.map((slide, place) => (
          <button
            key={slide.name}
            type="button"
            aria-label={`Show picture ${place + 1} of ${slides.length}`}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => choose(place)}
          />
        ))}
      </div>
      <a className={hint} href="#whats-on">
        {home.scrollHint}
      </a>
    </section>
  );
}
