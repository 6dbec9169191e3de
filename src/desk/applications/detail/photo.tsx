import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { currentApplication, failureText } from '../../../api/desk/desk-failure';
import type { ApplicationDetail } from '../../../model/desk/application';
import { photoPath } from '../../../model/desk/desk-paths';
import { changeFailureText, lastChange } from '../../../model/desk/review';
import { visibleText } from '../../../model/text/visible-text';
import { row } from '../../../ui/style/recipes.style';
import { Alert, Button } from '../../shared/controls';
import { quiet } from '../../shared/desk.style';
import { PersonText } from '../../shared/texts';
import { photoBox } from '../applications.style';
import { rotatePhoto } from '../queries';
import { PublicTag } from './public-note';

interface PhotoProps {
  application: ApplicationDetail;
  onRotated: (application: ApplicationDetail) => void;
}

/** An application's photo, with buttons that rotate it. */
export function Photo({ application, onRotated }: PhotoProps) {
  const { photo, name } = application;
  const alt = `Photo of ${visibleText(name)}`;
  const [failedPhoto, setFailedPhoto] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (degrees: 90 | 270) => rotatePhoto(application, degrees),
    retry: false, // a second call would rotate it again
    onSuccess: onRotated,
  });
  if (!photo)
    return (
      <figure className={photoBox}>
        <p className={quiet}>No photo</p>
      </figure>
    );
  const rotate = (text: string, degrees: 90 | 270) => (
    <Button isBusy={isPending} onPress={() => mutate(degrees)}>
      {text}
    </Button>
  );
  return (
    <figure className={photoBox}>
      {failedPhoto === photo ? (
        <div role="alert">
          The photo could not be loaded.
          <Button onPress={() => setFailedPhoto('')}>Try Again</Button>
        </div>
      ) : (
        <img src={photoPath(photo)} alt={alt} onError={() => setFailedPhoto(photo)} />
      )}
      <figcaption>
        <PublicTag />
      </figcaption>
      <div className={row}>
        {rotate('Rotate Left', 270)}
        {rotate('Rotate Right', 90)}
      </div>
      {error && (
        <Alert>
          <PersonText>{rotationFailure(error)}</PersonText>
        </Alert>
      )}
    </figure>
  );
}

function rotationFailure(error: unknown): string {
  const current = currentApplication(error);
  if (current) return `The photo was not rotated. ${changeFailureText(lastChange(current))}`;
  return failureText(error, 'The photo may have been rotated. Check before you rotate it again.');
}
