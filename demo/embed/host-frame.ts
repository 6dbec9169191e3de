import { ACCENT, accentOf, type SnippetOptions } from '../workbench/code';
import { element, options } from '../workbench/element';
import { heightsOf, PHONE_PX } from '../workbench/reserve';
import { applySetup } from '../workbench/setup';

/** The pages in demo/hosts/, by file name; `narrow` is the light page at a phone's width. */
const HOSTS = [
  { value: 'light', label: 'A light page' },
  { value: 'dark', label: 'A dark page' },
  { value: 'brand', label: 'A blue page', title: 'A coloured page that sets a yellow accent' },
  { value: 'narrow', label: 'A phone' },
  { value: 'old', label: 'An old page', title: 'A page with aggressive styles and a strict security policy' },
];

const PHONE_WIDTH = '360px';

/** Previews the tag with its current setup on a host page, in a frame. */
export function hostFrame() {
  const frame = element('iframe', { title: 'Preview on another page', src: '/demo/hosts/light.html' });
  let shown: SnippetOptions | undefined;

  function place() {
    const spot = frame.contentDocument?.getElementById('here');
    if (!spot || !shown) return;
    const { tag, setup } = shown;
    const current = spot.firstElementChild as HTMLElement | null;
    const target = current?.localName === tag.tag ? current : spot.ownerDocument.createElement(tag.tag);
    const height = heightsOf(tag, setup)[frame.clientWidth > PHONE_PX ? 1 : 2];
    target.style.cssText = `display: block; margin-block: 1em 2em; min-height: ${height}px`;
    target.style.setProperty(ACCENT, accentOf(shown));
    applySetup(tag, setup, target); // before it is connected, so that its first call goes to the right address
    if (target !== current) spot.replaceChildren(target);
  }

  frame.addEventListener('load', place);
  const hosts = options('host', 'See it on', HOSTS, (host) => {
    frame.style.width = host === 'narrow' ? PHONE_WIDTH : '';
    frame.src = `/demo/hosts/${host === 'narrow' ? 'light' : host}.html`;
  });
  hosts.choose('light');
  return {
    switches: hosts.row,
    view: element('div', { className: 'frame' }, frame),
    show(options: SnippetOptions) {
      shown = options;
      place();
    },
  };
}
