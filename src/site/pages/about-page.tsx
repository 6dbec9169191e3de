import { useRef } from 'react';
import { Link } from 'wouter';
import { about } from '../../content/about';
import { Picture } from '../../ui/pictures/picture';
import { card, cardBody, cardTop, coveringLink } from '../../ui/style/list-recipes.style';
import { box, extend, muted, stack } from '../../ui/style/recipes.style';
import { RichText } from '../../ui/text/rich-text';
import { Backdrop } from '../about/backdrop';
import { Board } from '../about/board';
import { AudienceLinks } from '../own-pages';
import { lede, pageTitle, split } from '../page.style';
import { routes } from '../routes';
import { useSociety } from '../society';

const paragraphs = extend(stack)`
  max-width: 60ch;
  line-height: 1.65;
`;

const picture = extend(box)`
  aspect-ratio: 3 / 2;
  overflow: hidden;
`;

const blocks = extend(stack)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20em), 1fr));
  gap: 1.5em;
  margin-top: 6em;
`;

const blockLink = extend(coveringLink)`
  justify-self: start;
  padding-block: 0.35em;
  font-weight: 600;
`;

/** The society: its description, its board, and links to other pages. */
export function AboutPage() {
  const board = useRef<HTMLElement>(null);
  const { name, about: text, aboutPicture, aboutPictureAlt, eventsPicture, studentLifePicture } = useSociety();
  const [first = '', ...others] = text.split(/\n\s*\n/);

  return (
    <>
      <Backdrop board={board} />
      <div className={split}>
        <div>
          <h1 className={pageTitle}>{`${about.title} ${name}`}</h1>
          <div className={paragraphs}>
            <RichText className={lede} text={first} />
            {others.length > 0 && <RichText text={others.join('\n\n')} />}
            <p>
              <Link href={routes.studentLife.path}>{about.studentLifeLink}</Link>
            </p>
            <AudienceLinks />
          </div>
        </div>
        <div className={picture}>
          <Picture src={aboutPicture || '/pictures/about.svg'} alt={aboutPictureAlt} width={960} height={640} eager />
        </div>
      </div>
      <Board section={board} />
      <div className={blocks}>
        <Block {...about.eventsBlock} picture={eventsPicture || '/pictures/events/industrial-visit.svg'} />
        <Block {...about.studentLifeBlock} picture={studentLifePicture || '/pictures/events/formula-student.svg'} />
      </div>
    </>
  );
}

/** A card that links to the events page. */
function Block({ title, text, linkText, picture }: Record<'title' | 'text' | 'linkText' | 'picture', string>) {
  return (
    <section className={card}>
      <div className={cardTop}>
        <Picture src={picture} alt="" width={960} height={640} />
      </div>
      <div className={cardBody}>
        <h2>{title}</h2>
        <p className={muted}>{text}</p>
        <Link href={routes.events.path} className={blockLink}>
          {linkText}
        </Link>
      </div>
    </section>
  );
}
