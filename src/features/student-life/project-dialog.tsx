import type { Project } from '../../model/student-life/project';
import { initialLetter } from '../../model/text/text';
import { ItemDialog } from '../../ui/dialogs/item-dialog';
import { Poster } from '../../ui/pictures/picture';
import { RichText } from '../../ui/text/rich-text';
import { tag } from './project-card';

export interface ProjectDialogProps {
  project: Project;
  /** Stands in for the picture. */
  fallback: string;
  onClose: () => void;
}

/** A project whole: picture, category, title and description. */
export function ProjectDialog({ project, fallback, onClose }: ProjectDialogProps) {
  const { title, imageUrl, category, description } = project;
  const facts = category && (
    <p>
      <span className={tag} dir="auto" part="category">
        {category}
      </span>
    </p>
  );
  return (
    <ItemDialog
      title={title}
      imageUrl={imageUrl}
      fallback={fallback}
      poster={<Poster title={title} figure={initialLetter(title)} note={category} />}
      part="project"
      facts={facts}
      onClose={onClose}
    >
      {description && <RichText text={description} part="description" />}
    </ItemDialog>
  );
}
