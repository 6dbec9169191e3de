import type { Project } from '../../model/student-life/project';
import { ItemDialog } from '../../ui/dialogs/item-dialog';
import { RichText } from '../../ui/text/rich-text';
import { tag } from './project-card';

export interface ProjectDialogProps {
  project: Project;
  /** Address of the picture that replaces a missing or failed one. */
  fallback: string;
  onClose: () => void;
}

/** A project in full: picture, category, title and description. */
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
    <ItemDialog title={title} imageUrl={imageUrl} fallback={fallback} part="project" facts={facts} onClose={onClose}>
      {description && <RichText text={description} part="description" />}
    </ItemDialog>
  );
}
