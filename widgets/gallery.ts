import { define } from '../src/element/define';
import { preloadSlides, SocietyGallery } from '../src/features/gallery/gallery';
import { GALLERY_PATH } from '../src/model/addresses/api-paths';

/**
 * The society's pictures, turning by themselves; a click enlarges one.
 *
 * @reserve 440px, 380px on a phone
 * @fallback / Pictures of the society
 * @part carousel - the whole
 * @part title - a picture's title
 * @part arrow - the arrows that turn
 * @part dots - the dots that choose
 * @part dialog - the dialog of an enlarged picture
 */
export const gallery = define({
  tag: 'ummes-gallery',
  component: SocietyGallery,
  data: GALLERY_PATH,
  prepare: preloadSlides,
  attributes: {
    /** Address of the picture shown in place of one that fails. */
    fallback: { kind: 'text', initial: '/pictures/about.svg' },
    /** At most so many of the first pictures. A whole number from 1 to 100; default: 100. */
    limit: { kind: 'limit' },
  },
  /** Other pictures to show, in their order; relative addresses belong to `api`. `type: readonly { src: string, title: string }[]` */
  properties: ['images'],
  methods: ['refresh'],
  events: {
    /** The pictures are shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** A picture is being enlarged; cancel to show it yourself. `detail: { kind: 'image', item: { src: string, title: string }, href: string }` */
    'ummes-open': { cancelable: true },
  },
});
