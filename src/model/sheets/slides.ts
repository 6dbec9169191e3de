import type { Slide } from '../pictures/slide';
import { normaliseSlides, SLIDE_COLUMNS } from '../pictures/slide-rows';
import { PICTURE_NOTE, pictureAdvice } from './advice';
import type { SheetKind } from './sheet-kind';

const SAMPLES = [
  { image: 'https://example.org/photos/wind-tunnel.jpg', alt: 'A wing section in a wind tunnel', focus: '70% 30%' },
  { image: 'https://example.org/photos/lathe.jpg', alt: 'A lathe turning a shaft', focus: '50% 50%' },
];

export const slidesSheet: SheetKind<Slide, keyof typeof SLIDE_COLUMNS> = {
  name: 'slides',
  title: 'Slides',
  about: "The home page's slideshow, in the order of the rows.",
  columns: SLIDE_COLUMNS,
  identifiedBy: [['image'], ['alt', 'focus']],
  guide: {
    image: {
      note: `ideally 1920 pixels wide or more, 16:9: ${PICTURE_NOTE}`,
      advice: pictureAdvice,
      isPicture: true,
      textsIn: { alt: 'alt', focus: 'focus' },
    },
    alt: {
      note: 'what the picture shows, for people who cannot see it',
      advice: () => 'what the picture shows, in a few words',
    },
    focus: {
      note: 'the point that stays visible if a window crops the picture, from the left and from the top, such as 70% 30%. Without it, the middle',
      advice: () => 'two percentages such as 70% 30%, or leave the cell empty',
    },
  },
  samples: SAMPLES,
  placeholders: SAMPLES.map(({ image }) => ({ image })),
  normalise: (rows) => normaliseSlides(rows),
  toRow: (slide) => slide,
};
