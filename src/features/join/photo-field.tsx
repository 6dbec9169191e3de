import { type ChangeEvent, useId, useRef } from 'react';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '../../model/pictures/photo';
import { lazyView } from '../../ui/render/lazy-view';
import { onlySpoken, plainButton } from '../../ui/style/controls';
import { classes, css } from '../../ui/style/style';
import { useTexts } from '../../ui/text/use-texts';
import { described, FieldTexts } from './field';
import { field } from './field.style';
import { useField } from './form-context';
import { FormSection } from './form-section';
import { PhotoPreview } from './photo-preview';
import type { ChosenPhoto } from './use-application';

const ReducePhoto = lazyView(() => import('./reduce-photo').then((module) => module.ReducePhoto));

const MAX_MEGABYTES = MAX_PHOTO_BYTES / 2 ** 20;

const photoBox = css`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.25em;
  align-items: start;
  @container (max-width: 24em) {
    grid-template-columns: 1fr;
  }
`;

const photoControls = css`
  display: grid;
  gap: 0.4em;
  min-width: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
    margin-top: 0.25em;
  }
`;

/** The label of the invisible input looks like a button and shows the input's focus. */
const fileInput = css`
  &:focus-visible + label {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
`;

interface PhotoFieldProps {
  photo: ChosenPhoto;
  /** Called without a file to remove the photo. Returns false if the file cannot be used. */
  onPhoto: (file?: File) => boolean;
}

export function PhotoField({ photo: { file: photo, problem, refused }, onPhoto }: PhotoFieldProps) {
  const t = useTexts();
  const { id, error: fieldError } = useField('profileImage');
  const hint = t('JPEG, PNG, GIF or WebP, up to {size} MB', { size: MAX_MEGABYTES });
  const error = problem ? t(problem) : fieldError;
  const { 'aria-describedby': texts, ...attributes } = described(id, hint, error);
  const nameId = useId();
  const input = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file && !onPhoto(file)) event.target.value = '';
  }

  /** The button that was pressed is about to go. */
  function change(file?: File) {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onPhoto(file);
  }

  return (
    <FormSection title="Profile Photo">
      <div className={classes(field, photoBox)} part="field">
        <PhotoPreview photo={photo} />
        <div className={photoControls}>
          <FieldTexts id={id} label="Photo" hint={hint} error={error} announced />
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
              {...attributes}
              aria-describedby={`${texts} ${nameId}`}
            />
            <label className={plainButton} htmlFor={id} aria-hidden="true">
              {t(photo ? 'Change photo' : 'Choose photo')}
            </label>
            {photo && (
              <button type="button" className={plainButton} onClick={() => change()}>
                {t('Remove photo')}
              </button>
            )}
            {refused && <ReducePhoto key={refused.name + refused.size} photo={refused} onReduced={change} />}
          </div>
        </div>
      </div>
    </FormSection>
  );
}
