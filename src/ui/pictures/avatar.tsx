import { initials } from '../../model/text/initials';
import { useTexts } from '../host/host';
import { classes, css } from '../style/style';
import { useFirstImage } from './picture';

const frame = css`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: var(--_radius);
  background: var(--_placeholder);
`;

/** Faces are usually in the upper part of a portrait. Photos on our servers are already cropped to them. */
const photo = css`
  object-fit: cover;
  object-position: 50% 12%;
`;

const icon = css`
  color: var(--_border-strong);
  background: color-mix(in srgb, var(--_surface), var(--_border-strong) 9%);
  & > text {
    font-family: var(--_font-heading);
    font-size: 26px;
    font-weight: 600;
    letter-spacing: 0.04em;
    fill: var(--_text-muted);
    text-anchor: middle;
  }
`;

export interface AvatarProps {
  /** The person's name, which is also shown beside the avatar. */
  name: string;
  /** Address of the photo; '' shows the initials at once. */
  src: string;
  /** Usual size of the square, in pixels. */
  size: number;
}

/** A person's photo, or their initials on a pair of centre lines if it is missing or fails to load. */
export function Avatar({ name, src, size }: AvatarProps) {
  const t = useTexts();
  const image = useFirstImage(src);
  if (!image) return <Initials name={name} />;
  return (
    <img
      sizes={image.srcSet && `auto, ${size}px`}
      {...image}
      className={classes(frame, photo)}
      alt={t('Portrait of {name}', { name })}
      width={size}
      height={size}
      loading="lazy"
      part="photo"
    />
  );
}

function Initials({ name }: Pick<AvatarProps, 'name'>) {
  return (
    <svg className={classes(frame, icon)} viewBox="0 0 96 96" aria-hidden="true">
      <path d="M48 48V6M48 48v42M48 48H6M48 48h42" stroke="currentColor" strokeWidth=".6" strokeDasharray="32 2 2 2" />
      <circle cx="48" cy="48" r="29" fill="var(--_surface)" stroke="currentColor" strokeWidth=".8" />
      <text x="48" y="57">
        {initials(name)}
      </text>
    </svg>
  );
}
