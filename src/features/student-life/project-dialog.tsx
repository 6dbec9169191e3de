import type { Project } from '../../model/project';
import { Dialog } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { body, figure, title } from './project-dialog.style';
import { tag } from './student-life.style';

interface ProjectDialogProps {
  project: Project;
  /** Stands in for the picture. */
  fallback: string;
  onClose: () => void;
}

/** A project whole: picture, category, title and description (spec, section 2). */
export function ProjectDialog({ project, fallback, onClose }: ProjectDialogProps) {
  return (
    <Dialog label={project.title} onClose={onClose}>
      <article part="project">
        <div className={figure}>
          <Picture src={project.imageUrl} fallback={fallback} alt={project.title} width={960} height={640} eager />
        </div>
        <div className={body}>
          {project.category && (
            <p>
              <span className={tag} dir="auto" part="category">
                {project.category}
              </span>
            </p>
          )}
          <h2 className={title} part="title">
            <span dir="auto">{project.title}</span>
          </h2>
          {project.description && <RichText text={project.description} part="description" />}
        </div>
      </article>
    </Dialog>
  );
}
