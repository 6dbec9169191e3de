import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { photoAddress } from '../../../api/desk/applications';
import { turn } from '../../../api/desk/edit-application';
import { work } from '../../../api/desk/send-in-parts';
import type { ApplicationDetail } from '../../../model/desk/application';
import { visibleText } from '../../../model/text/visible-text';
import { plainButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { ActionButton } from './action-button';
import { noPhoto, photoBox, turns } from './application.style';
import { maybeDisabled } from './applications.style';

/** The photo of an application, and what turns it. */
export function Photo({ detail }: { detail: ApplicationDetail }) {
  const { photo, name } = detail;
  if (!photo)
    return (
      <div className={photoBox}>
        <div className={noPhoto}>
          <span>No photo</span>
        </div>
      </div>
    );
  return (
    <figure className={photoBox}>
      <Picture key={photo} photo={photo} alt={`Photo of ${visibleText(name)}`} />
      <Turns detail={detail} />
    </figure>
  );
}

function Picture({ photo, alt }: { photo: string; alt: string }) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <div className={noPhoto} role="alert">
        <span>The photo cannot be loaded.</span>
        <button
          type="button"
          className={plainButton}
          onClick={() => {
            setAttempt(attempt + 1);
            setFailed(false);
          }}
        >
          Try Again
        </button>
      </div>
    );
  return (
    <img
      key={attempt}
      src={photoAddress(photo)}
      alt={alt}
      width={176}
      height={176}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

function Turns({ detail }: { detail: ApplicationDetail }) {
  useSignals();
  const present = work.value;
  const isTurning = present?.action === 'turn';
  const button = (name: string, degrees: 90 | 270) => (
    <ActionButton
      className={classes(plainButton, maybeDisabled)}
      isDisabled={present !== null}
      onPress={() => void turn(detail, degrees)}
    >
      {name}
    </ActionButton>
  );
  return (
    <>
      <div className={turns}>
        {button('Turn Left', 270)}
        {button('Turn Right', 90)}
      </div>
      <span role="status">{isTurning ? 'Turning the photo…' : ''}</span>
    </>
  );
}
