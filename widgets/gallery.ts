import { define } from '../src/element/define';
import { Gallery } from '../src/features/gallery/gallery';
import { gallery as pictures } from '../src/site/content/gallery';

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
  component: Gallery,
  attributes: {
    /** Address of the picture shown in place of one that fails. */
    fallback: { kind: 'text', initial: '/pictures/about.svg' },
  },
  /** `images: readonly { src: string, title: string }[]`: other pictures to show, in their order; relative addresses belong to `api`. */
  properties: ['images'],
  initial: { images: pictures },
  events: {
    /** A picture is being enlarged; cancel to show it yourself. `detail: { kind: 'image', item: { src: string, title: string }, href: string }` */
    'ummes-open': { cancelable: true },
  },
});
