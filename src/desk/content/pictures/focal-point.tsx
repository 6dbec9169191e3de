import type { MouseEvent } from 'react';
import type { ListedPicture } from '../../../model/desk/picture-list';
import { pictureAddress } from '../../../model/pictures/own-picture';
import { FOCUS_STEP } from '../../../model/pictures/slide';
import * as styles from './pictures.style';

interface FocalPointProps {
  picture: Pick<ListedPicture, 'id' | 'width' | 'height'>;
  /** `70% 30%`; '' for the middle. */
  focus: string;
  onChange: (focus: string) => void;
}

/** Sets the point that stays visible when a slide is cropped: by a click on the picture, or with two sliders. */
export function FocalPoint({ picture: { id, width, height }, focus, onChange }: FocalPointProps) {
  const [left = 50, top = 50] = focus.split(' ').filter(Boolean).map(Number.parseFloat);
  const set = (x: number, y: number) => onChange(`${rounded(x)}% ${rounded(y)}%`);

  function choose({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  }

  return (
    <>
      <p className={styles.hint}>
        Where a window crops a slide, this point stays visible. Click it in the picture, or move the sliders.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={styles.focusTarget} onClick={choose}>
        <img src={pictureAddress(id, 960)} alt="" width={width} height={height} loading="lazy" draggable={false} />
        <svg aria-hidden="true">
          <circle cx={`${left}%`} cy={`${top}%`} r="13" fill="none" stroke="#000" strokeWidth="5" />
          <circle cx={`${left}%`} cy={`${top}%`} r="13" fill="none" stroke="#fff" strokeWidth="2" />
          <circle cx={`${left}%`} cy={`${top}%`} r="2.5" fill="#fff" stroke="#000" />
        </svg>
      </div>
      <div className={styles.ranges}>
        <Range name="From the left" value={left} onChange={(x) => set(x, top)} />
        <Range name="From the top" value={top} onChange={(y) => set(left, y)} />
      </div>
    </>
  );
}

function Range({ name, value, onChange }: { name: string; value: number; onChange: (value: number) => void }) {
  return (
    <label>
      <span>{`${name}: ${value}%`}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={FOCUS_STEP}
        value={value}
        aria-label={name}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

/** Rounds to the steps that slides take, within the picture. */
function rounded(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP));
}
