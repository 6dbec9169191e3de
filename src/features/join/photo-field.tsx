import { type ChangeEvent, useId, useRef } from 'react';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '../../model/photo';
import { onlySpoken, plainButton } from '../../ui/controls';
import { classes } from '../../ui/style';
import { errorText, field, hintText, labelText, muted } from './field.style';
import { useField } from './form-context';
import { FormSection } from './form-section';
import { fileInput, photoBox, photoControls } from './photo-field.style';
import { PhotoPreview } from './photo-preview';

interface PhotoFieldProps {
  photo?: File;
  /** Why the last file cannot be used. */
  problem: string;
  /** Called without a file to remove the photo. Returns false if the file cannot be used. */
  onPhoto: (file?: File) => boolean;
}

export function PhotoField({ photo, problem, onPhoto }: PhotoFieldProps) {
  const { id, error: fieldError } = useField('profileImage');
  const error = problem || fieldError;
  const nameId = useId();
  const input = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file && !onPhoto(file)) event.target.value = '';
  }

  function remove() {
    onPhoto();
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <FormSection title="Profile Photo">
      <div className={classes(field, photoBox)} part="field">
        <PhotoPreview photo={photo} />
        <div className={photoControls}>
          <p className={labelText}>
            <label htmlFor={id}>Photo</label> <span className={muted}>(optional)</span>
          </p>
          <p className={hintText} id={`${id}-hint`}>
            JPEG, PNG, GIF or WebP, up to {MAX_PHOTO_BYTES / 2 ** 20} MB
          </p>
          {error && (
            <p className={errorText} id={`${id}-error`} role="alert">
              {error}
            </p>
          )}
          <p id={nameId} dir="auto">
            {photo?.name}
          </p>
          <div>
            <input
              ref={input}
              id={id}
              className={classes(onlySpoken, fileInput)}
              type="file"
              name="profileImage"
              accept={PHOTO_TYPES.join()}
              onChange={choose}
              aria-invalid={error ? true : undefined}
              aria-describedby={[`${id}-hint`, error && `${id}-error`, photo && nameId].filter(Boolean).join(' ')}
            />
            <label className={plainButton} htmlFor={id} aria-hidden="true">
              {photo ? 'Change photo' : 'Choose photo'}
            </label>
            {photo && (
              <button type="button" className={plainButton} onClick={remove}>
                Remove photo
              </button>
            )}
          </div>
        </div>
      </div>
    </FormSection>
  );
}
