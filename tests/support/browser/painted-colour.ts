import type { Guest } from './guest';

/** Returns the RGBA channels of a CSS colour in a tag, as the browser paints it. */
export function paintedColour(guest: Guest, tag: string, value: string): Uint8ClampedArray {
  const probe = guest.document.createElement('span');
  probe.style.color = value;
  guest.find(tag).shadowRoot?.append(probe);
  const canvas = guest.document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  canvas.fillStyle = guest.window.getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
}
