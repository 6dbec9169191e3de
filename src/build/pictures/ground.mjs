/** The ground of the large dark pictures: navy, a light behind the subject, two grids. */
import { num } from './path.mjs';

/**
 * @param light [x, y, radius] of the lighter place
 * @param step squares of the fine grid, px; every fifth line is stronger
 */
export function ground(d, { light, step = 24 }) {
  const { width: w, height: h } = d;
  const [x, y, r] = light;
  const big = step * 5;
  const square = (id, s, colour) =>
    `<pattern id="${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"><path d="M0 0h${s}M0 0v${s}" stroke="${colour}" stroke-width="2"/></pattern>`;
  d.raw(
    `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"><stop stop-color="#1d3a52"/><stop offset=".55" stop-color="#132636"/><stop offset="1" stop-color="#0c1722"/></radialGradient>`,
  );
  d.raw(square('a', step, '#1a3042') + square('b', big, '#213a4f'));
  for (const fill of ['url(#l)', 'url(#a)', 'url(#b)'])
    d.raw(`<path stroke="none" fill="${fill}" d="M0 0h${w}v${h}H0z"/>`);
  return d;
}

/** The three widths a hero picture is delivered in, as AVIF and WebP. */
export const heroExports = (name, quality) =>
  [640, 1280, 1920].flatMap((width) => [
    { file: `pictures/hero/${name}-${width}.avif`, width, quality: quality.avif },
    { file: `pictures/hero/${name}-${width}.webp`, width, quality: quality.webp },
  ]);
