import { define } from '../src/element/define';
import { preloadSlides } from '../src/features/gallery/gallery';
import { SocietyGallery } from '../src/features/gallery/society-gallery';
import { GALLERY_PATH } from '../src/model/addresses/api-paths';

/**
 * A slideshow of the society's pictures, which can be enlarged.
 *
 * @reserve 440px, 380px on a phone
 * @fallback / The society's pictures
 * @part carousel - the whole slideshow
 * @part title - a picture's title
 * @part arrow - an arrow that moves to another picture
 * @part dots - the dots that select a picture
 * @part dialog - the dialog that shows an enlarged picture
 */
export const gallery = define({
  tag: 'ummes-gallery',
  component: SocietyGallery,
  data: GALLERY_PATH,
  prepare: preloadSlides,
  attributes: {
    /** Replaces pictures that don't load. */
    fallback: { kind: 'text', initial: '/pictures/about.svg' },
    /** Maximum number of pictures, 1 to 100. Default: 100. */
    limit: { kind: 'limit' },
  },
  /** Pictures that replace the society's; relative URLs resolve against `api`. `type: readonly { src: string, title: string }[]` */
  properties: ['images'],
  methods: ['refresh'],
  events: {
    /** The pictures are shown. `detail: { count: number }` */
    'ummes-load': { cancelable: false },
    /** Nothing can be shown. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'unsuccessful' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
    /** A picture is being enlarged. `detail: { kind: 'image', item: { src: string, title: string }, href: string }` */
    'ummes-open': { cancelable: true },
  },
});
