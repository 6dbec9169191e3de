import type { GalleryImage } from '../pictures/gallery-image';
import { GALLERY_COLUMNS, normaliseGallery } from '../pictures/gallery-rows';
import { PICTURE_NOTE, pictureAdvice } from './advice';
import type { SheetKind } from './sheet-kind';

const SAMPLES = [
  { src: 'https://example.org/photos/paddock.jpg', title: 'The morning in the paddock' },
  { src: 'https://example.org/photos/graduation.jpg', title: 'Graduation day' },
];

export const gallerySheet: SheetKind<GalleryImage, keyof typeof GALLERY_COLUMNS> = {
  name: 'gallery',
  title: 'Gallery',
  about: "'Moments That Matter' on the home page, in the order of the rows.",
  columns: GALLERY_COLUMNS,
  identifiedBy: [['src']],
  guide: {
    src: { note: PICTURE_NOTE, advice: pictureAdvice, isPicture: true, textsIn: { alt: 'title' } },
    title: { note: 'what the picture shows', advice: () => 'what the picture shows, in a few words' },
  },
  samples: SAMPLES,
  placeholders: SAMPLES.map(({ src }) => ({ src })),
  normalise: (rows) => normaliseGallery(rows),
  toRow: (image) => image,
};
