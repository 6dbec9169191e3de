import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '../../model/application/application-parts';
import { controlNamed } from '../../ui/forms/controls';
import { Field, type FieldLook } from '../../ui/forms/field';
import { errorLine, field, labelText } from '../../ui/forms/form.style';
import { useTexts } from '../../ui/host/host';
import { lazyView } from '../../ui/render/lazy-view';
import { plainButton, visuallyHidden } from '../../ui/style/controls';
import { box, centred, extend, muted, stack } from '../../ui/style/recipes.style';
import { classes, css } from '../../ui/style/style';
import { FormSection } from './form-parts';
import type { useApplication } from './use-application';

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

const photoControls = extend(stack)`
  gap: 0.4em;
  min-width: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
    margin-top: 0.25em;
  }
`;

/** The invisible input's label looks like a button and shows the input's focus. */
const fileInput = css`
  &:focus-visible + label {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
`;

const look: FieldLook = {
  box: photoControls,
  label: labelText,
  control: classes(visuallyHidden, fileInput),
  error: errorLine,
  isMarked: true,
};

/** @param children shown above the field. */
export function PhotoField({ form, children }: { form: ReturnType<typeof useApplication>; children: ReactNode }) {
  const t = useTexts();
  const nameId = useId();
  const { file: photo, reading, problem, rejected } = form.photo;
  const { defaultValue: _, ...attributes } = form.field('profileImage');

  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file && !(await form.choosePhoto(file)) && input.files?.[0] === file) input.value = '';
  }

  /** Replaces or removes the photo. Focuses the input, because the pressed button is about to disappear. */
  function change(file?: File) {
    const input = controlNamed(form.ref.current, 'profileImage');
    if (input) input.value = '';
    input?.focus();
    void form.choosePhoto(file);
  }

  return (
    <FormSection title="Profile Photo">
      {children}
      <div className={classes(field, photoBox)} part="field">
        <PhotoPreview photo={photo} />
        <Field
          {...attributes}
          label="Photo"
          hint={t('JPEG, PNG, GIF or WebP, up to {size} MB', { size: MAX_MEGABYTES })}
          error={problem ? t(problem) : attributes.error}
          isAnnounced
          type="file"
          accept={PHOTO_TYPES.join()}
          onChange={({ target }) => void choose(target as HTMLInputElement)}
          aria-describedby={nameId}
          look={look}
          action={
            <>
              <label className={plainButton} htmlFor={attributes.id} aria-hidden="true">
                {t(photo ? 'Change photo' : 'Choose photo')}
              </label>
              {(photo || reading) && (
                <button type="button" className={plainButton} onClick={() => change()}>
                  {t('Remove photo')}
                </button>
              )}
              {rejected && (
                <ReducePhoto key={rejected.file.name + rejected.file.size} {...rejected} onReduced={change} />
              )}
            </>
          }
        >
          <p id={nameId} dir="auto">
            {photo?.name ?? (reading && t('Reading {file}…', { file: reading }))}
          </p>
        </Field>
      </div>
    </FormSection>
  );
}

/** A square, with centre lines while it is empty. */
const preview = extend(centred, box, muted)`
  width: 120px;
  height: 120px;
  border-color: var(--_border-strong);
  font-size: 0.85em;
  overflow: hidden;
  &:has([hidden]) {
    border-style: dashed;
    background: linear-gradient(var(--_border) 0 0) center / 1px 70% no-repeat,
      linear-gradient(var(--_border) 0 0) center / 70% 1px no-repeat, var(--_surface);
  }
  & > canvas {
    width: 100%;
    height: 100%;
  }
  & > span {
    padding: 0 0.25em;
    background: var(--_surface);
  }
`;

/** Width of the square: twice its size on the page, for high-density screens. */
const PREVIEW_PX = 240;

/** The photo, cropped much as in the directory. A canvas, because a strict Content-Security-Policy forbids blob: URLs. */
function PhotoPreview({ photo }: { photo?: File }) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();

  useEffect(() => {
    const { current } = canvas;
    let isCurrent = true;
    if (photo && current) {
      drawPreview(photo, current).then(
        () => isCurrent && setDrawn(photo),
        () => {}, // the server decides whether to accept a photo that can't be drawn
      );
    }
    return () => {
      isCurrent = false;
      setDrawn(undefined);
    };
  }, [photo]);

  return (
    <div className={preview} part="preview">
      <canvas
        ref={canvas}
        width={PREVIEW_PX}
        height={PREVIEW_PX}
        hidden={!drawn}
        role="img"
        aria-label={photo ? t('Preview of {file}', { file: photo.name }) : t('Preview of your photo')}
      />
      {photo && !drawn && <span>{t('No preview')}</span>}
    </div>
  );
}

/** Fills a square canvas with the middle of a photo, or the upper part of a portrait. */
async function drawPreview(photo: File, canvas: HTMLCanvasElement): Promise<void> {
  const image = await createImageBitmap(photo);
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 8];
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  image.close();
}
