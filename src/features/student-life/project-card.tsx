import type { Project } from '../../model/student-life/project';
import { Heading } from '../../ui/host/host';
import { ItemLink, type ItemLinkProps } from '../../ui/lists/item-link';
import { Picture } from '../../ui/pictures/picture';
import {
  caps,
  card,
  cardBody,
  cardsHeight,
  cardTop,
  columns,
  coveredFocus,
  singleLine,
  titleLink,
} from '../../ui/style/list-recipes.style';
import { clamp, extend, muted } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';

export const tag = extend(caps, singleLine)`
  justify-self: start;
  max-width: 100%;
  padding: 0.3em 0.8em;
  border: 1px solid var(--_border);
  border-inline-start: 3px solid var(--_accent);
  color: var(--_text);
  background: var(--_surface);
  letter-spacing: 0.06em;
`;

/** On a phone, cards after the first are laid out only near the viewport. Until then, their height is estimated. */
export const cardGrid = extend(columns)`
  @media (max-width: 42em) {
    & > li:nth-child(n + 2) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 26em;
    }
  }
`;

interface ProjectCardProps {
  project: Project;
  level: 2 | 3;
  link: ItemLinkProps;
  /** Address of the picture that replaces a missing or failed one. */
  fallback: string;
}

/** A project in brief. Its title's link covers the card. */
export function ProjectCard({ project: { title, category, description, imageUrl }, ...props }: ProjectCardProps) {
  return (
    <article className={card} part="card">
      <div className={cardTop}>
        <Picture src={imageUrl} fallback={props.fallback} alt="" width={480} height={320} />
      </div>
      <div className={cardBody}>
        {category && (
          <span className={tag} dir="auto" part="category">
            {category}
          </span>
        )}
        <Heading level={props.level} part="title">
          <ItemLink {...props.link} className={classes(titleLink, coveredFocus)} part="link" hasPopup>
            <span className={clamp} dir="auto">
              {title}
            </span>
          </ItemLink>
        </Heading>
        {description && (
          <p className={classes(clamp, muted)} dir="auto">
            {description}
          </p>
        )}
      </div>
    </article>
  );
}

export const cardsPlaceholder = cardsHeight('76em', '200em');
