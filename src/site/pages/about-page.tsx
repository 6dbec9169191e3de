import { useRef } from 'react';
import { Link } from 'wouter';
import { about } from '../../content/about';
import { site } from '../../content/site';
import { Picture } from '../../ui/picture';
import { Backdrop } from '../about/backdrop';
import { Board } from '../about/board';
import { useReached } from '../about/use-reached';
import { kicker, lede, pageTitle } from '../page.style';
import { routes } from '../routes';
import { block, blockPicture, blocks, blockText, opening, paragraphs, picture } from './about-page.style';

/** The board counts as in view when its top is this near the bottom of the view, in pixels (spec, section 9). */
const BOARD_NEAR_PX = 100;

/** Who the society is: its description, its board and ways on. The background blurs behind the board. */
export function AboutPage() {
  const board = useRef<HTMLElement>(null);
  const boardReached = useReached(board, BOARD_NEAR_PX);
  const [first, ...others] = about.paragraphs;

  return (
    <>
      <Backdrop blurred={boardReached} />
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

/** Both blocks lead to the events (spec, section 2). */
function Block({ title, text, linkText, picture }: Record<'title' | 'text' | 'linkText' | 'picture', string>) {
  return (
    <section className={block}>
      <div className={blockPicture}>
        <Picture src={picture} alt="" width={960} height={640} />
      </div>
      <div className={blockText}>
        <h2>{title}</h2>
        <p>{text}</p>
        <Link href={routes.events.path}>{linkText}</Link>
      </div>
    </section>
  );
}
