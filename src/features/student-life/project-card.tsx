import type { MouseEvent } from 'react';
import type { Project } from '../../model/project';
import { card, cardBody } from '../../ui/cards';
import { Picture } from '../../ui/picture';
import { classes } from '../../ui/style';
import { cardLink, cardPicture, cardText, tag, tagOnPicture } from './student-life.style';

export interface ProjectCardProps {
  project: Project;
  /** Level of the title. */
  level: 2 | 3;
  /** '' when the project opens in a dialog of its own. */
  href: string;
  /** Stands in for the picture. */
  fallback: string;
  onOpen: (project: Project, click: MouseEvent) => void;
}

/** A project in short. All of it is the area of its title's link. */
export function ProjectCard({ project, level, href, fallback, onOpen }: ProjectCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const onClick = (click: MouseEvent) => onOpen(project, click);
  const title = <span dir="auto">{project.title}</span>;
  return (
    <article className={card} part="card">
      <div className={cardPicture}>
        <Picture src={project.imageUrl} fallback={fallback} alt="" width={480} height={320} />
        {project.category && (
          <span className={classes(tag, tagOnPicture)} dir="auto" part="category">
            {project.category}
          </span>
        )}
      </div>
      <div className={cardBody}>
        <Title part="title">
          {href ? (
            <a className={cardLink} part="link" href={href} onClick={onClick} aria-haspopup="dialog">
              {title}
            </a>
          ) : (
            <button type="button" className={cardLink} part="link" aria-haspopup="dialog" onClick={onClick}>
              {title}
            </button>
          )}
        </Title>
        {project.description && (
          <p className={cardText} dir="auto">
            {project.description}
          </p>
        )}
      </div>
    </article>
  );
}
