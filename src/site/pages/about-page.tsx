import { useRef } from 'react';
import { Link } from 'wouter';
import { about } from '../../content/about';
import { site } from '../../content/site';
import { Picture } from '../../ui/pictures/picture';
import { Backdrop } from '../about/backdrop';
import { Board } from '../about/board';
import { kicker, lede, pageTitle } from '../page.style';
import { routes } from '../routes';
import { block, blockLink, blockPicture, blocks, blockText, opening, paragraphs, picture } from './about-page.style';

/** Who the society is: its description, its board and further pages. */
export function AboutPage() {
  const board = useRef<HTMLElement>(null);
  const [first, ...others] = about.paragraphs;

  return (
    <>
      <Backdrop board={board} />
      <div className={opening}>
        <div>
          <p className={kicker}>{site.longName}</p>
          <h1 className={pageTitle}>{about.title}</h1>
          <div className={paragraphs}>
            <p className={lede}>{first}</p>
            {others.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              <Link href={routes.studentLife.path}>{about.studentLifeLink}</Link>
            </p>
          </div>
        </div>
        <div className={picture}>
          <Picture src={about.picture.src} alt={about.picture.alt} width={960} height={640} eager />
        </div>
      </div>
      <Board section={board} />
      <div className={blocks}>
        <Block {...about.eventsBlock} />
        <Block {...about.studentLifeBlock} />
      </div>
    </>
  );
}

/** A way on. Both blocks lead to the events (PRODUCT.md). */
function Block({ title, text, linkText, picture }: Record<'title' | 'text' | 'linkText' | 'picture', string>) {
  return (
    <section className={block}>
      <div className={blockPicture}>
        <Picture src={picture} alt="" width={960} height={640} />
      </div>
      <div className={blockText}>
        <h2>{title}</h2>
        <p>{text}</p>
        <Link href={routes.events.path} className={blockLink}>
          {linkText}
        </Link>
      </div>
    </section>
  );
}
