import { type ChangeEvent, useId, useRef } from 'react';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '../../model/photo';
import { plainButton } from '../../ui/controls';
import { errorText, hintText, labelText, optional } from './field.style';
import { useField } from './form-context';
import { FormSection } from './form-section';
import { fileInput, photoBox, photoControls } from './photo-field.style';
import { PhotoPreview } from './photo-preview';

interface PhotoFieldProps {
  photo?: File;
  /** Why the last file was not taken. */
  problem: string;
  /** undefined takes the photo away. Returns false when the file cannot be taken. */
  onPhoto: (file: File | undefined) => boolean;
}

/** The profile photo: chosen, seen, taken away. A file that cannot be taken is not kept. */
export function PhotoField({ photo, problem, onPhoto }: PhotoFieldProps) {
  const field = useField('profileImage');
  const nameId = useId();
  const input = useRef<HTMLInputElement>(null);
  const error = problem || field.error;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file && !onPhoto(file)) event.target.value = '';
  }

  function remove() {
    onPhoto(undefined);
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <FormSection title="Profile Photo">
      <div className={photoBox} data-wrong={error ? '' : undefined} part="field">
        <PhotoPreview photo={photo} />
        <div className={photoControls}>
          <p className={labelText}>
            <label htmlFor={field.id}>Photo</label> <span className={optional}>(optional)</span>
          </p>
          <p className={hintText} id={field.hintId}>
            JPEG, PNG, GIF or WebP, up to {MAX_PHOTO_BYTES / 2 ** 20} MB
          </p>
          {error && (
            <p className={errorText} id={field.errorId} role="alert">
              {error}
            </p>
          )}
          <p id={nameId} dir="auto">
            {photo?.name}
          </p>
          <div>
            <input
              ref={input}
              id={field.id}
              className={fileInput}
              type="file"
              name="profileImage"
              accept={PHOTO_TYPES.join()}
              onChange={choose}
              aria-invalid={error ? true : undefined}
              aria-describedby={[field.hintId, error && field.errorId, photo && nameId].filter(Boolean).join(' ')}
            />
            <label className={plainButton} htmlFor={field.id} aria-hidden="true">
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
