import type { HostPage } from './host-page';

/** Returns the RGBA channels of a CSS colour in a tag, as the browser paints it. */
export function paintedColour(page: HostPage, tag: string, value: string): Uint8ClampedArray {
  const probe = page.document.createElement('span');
  probe.style.color = value;
  page.find(tag).shadowRoot?.append(probe);
  const canvas = page.document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  canvas.fillStyle = page.window.getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
}
