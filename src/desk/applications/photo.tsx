import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callDesk } from '../../api/desk/call-desk';
import { failureText, presentApplication } from '../../api/desk/desk-failure';
import { type ApplicationDetail, applicationDetailSchema } from '../../model/desk/application';
import { photoAddress } from '../../model/desk/desk-paths';
import { conflictText, lastChange } from '../../model/desk/review';
import { visibleText } from '../../model/text/visible-text';
import { row } from '../../ui/style/recipes.style';
import { Alert, Button } from '../controls';
import { quiet } from '../desk.style';
import { PersonText } from '../texts';
import { photoBox } from './applications.style';

interface PhotoProps {
  application: ApplicationDetail;
  onTurned: (application: ApplicationDetail) => void;
}

/** The photo of an application, with buttons that turn it. */
export function Photo({ application, onTurned }: PhotoProps) {
  const { id, version, status, photo, name } = application;
  const alt = `Photo of ${visibleText(name)}`;
  const [failedPhoto, setFailedPhoto] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (degrees: 90 | 270) =>
      callDesk(`/applications/${id}/turn`, applicationDetailSchema, { json: { version, status, degrees } }),
    retry: false, // a second call would turn it again
    onSuccess: onTurned,
  });
  if (!photo)
    return (
      <figure className={photoBox}>
        <p className={quiet}>No photo</p>
      </figure>
    );
  const turn = (text: string, degrees: 90 | 270) => (
    <Button isBusy={isPending} onPress={() => mutate(degrees)}>
      {text}
    </Button>
  );
  return (
    <figure className={photoBox}>
      {failedPhoto === photo ? (
        <div role="alert">
          The photo cannot be loaded.
          <Button onPress={() => setFailedPhoto('')}>Try Again</Button>
        </div>
      ) : (
        <img src={photoAddress(photo)} alt={alt} onError={() => setFailedPhoto(photo)} />
      )}
      <div className={row}>
        {turn('Turn Left', 270)}
        {turn('Turn Right', 90)}
      </div>
      {error && (
        <Alert>
          <PersonText>{turnFailure(error)}</PersonText>
        </Alert>
      )}
    </figure>
  );
}

function turnFailure(error: unknown): string {
  const present = presentApplication(error);
  if (present) return `The photo was not turned. ${conflictText(lastChange(present))}`;
  return failureText(error, 'The photo may have been turned: look before you turn it again.');
}
