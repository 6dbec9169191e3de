import { type ReactNode, useRef } from 'react';
import { home } from '../../content/home';
import { site } from '../../content/site';
import { primaryButton } from '../../ui/style/controls';
import { spread } from '../../ui/style/recipes.style';
import { block, hero, hint, text } from './hero.style';
import { Slideshow } from './slideshow';

/** The full-screen slideshow at the top of the home page. Over it stands a drawing's title block. @param children a row of it. */
export function Hero({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={hero}>
      <div className={block}>
        <div className={text}>
          <h1>{home.heading}</h1>
          <p>{home.description}</p>
          <a className={primaryButton} href={site.departmentWebsite} target="_blank" rel="noopener noreferrer">
            {home.departmentButton}
          </a>
        </div>
        {children}
        <div className={spread}>
          <Slideshow box={box} />
          <a className={hint} href="#whats-on">
            {home.scrollHint}
          </a>
        </div>
      </div>
    </div>
  );
}
