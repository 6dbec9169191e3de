import sharp from 'sharp';

/** Kinds of photograph that a society may upload. They are more demanding than the sample drawings. */
export const PHOTOGRAPHS = ['portrait', 'landscape', 'bright', 'busy'] as const;

export type Photograph = (typeof PHOTOGRAPHS)[number];

/** Width and height in pixels, as in photographs from phones and cameras. */
const SIZES: Record<Photograph, readonly [width: number, height: number]> = {
  portrait: [1200, 1600],
  landscape: [1920, 1080],
  bright: [1920, 1280],
  busy: [1920, 1440],
};

/** A scene per photograph: two plain horizons, a white hall, and a crowd with many edges. */
const SCENES: Record<Photograph, (width: number, height: number) => string> = {
  portrait: (w, h) =>
    `<rect width="${w}" height="${h}" fill="#8fa7b3"/><rect y="${h * 0.7}" width="${w}" height="${h}"/>`,
  landscape: (w, h) =>
    `<rect width="${w}" height="${h}" fill="#78aee0"/><rect y="${h * 0.6}" width="${w}" height="${h}"/>`,
  bright: (
    w,
    h,
  ) => `<rect width="${w}" height="${h}" fill="#fdfdfb"/><circle cx="${w * 0.3}" cy="${h * 0.5}" r="${h * 0.4}" fill="#fff"/>
    <rect x="${w * 0.5}" y="${h * 0.55}" width="${w * 0.4}" height="${h * 0.3}" fill="#f1efe9"/><rect y="${h * 0.9}" width="${w}" height="${h * 0.1}" fill="#fff6d8"/>`,
  busy: (w, h) =>
    Array.from({ length: 900 }, (_, i) => {
      const [x, y] = [(i * 7919) % w, (i * 104_729) % h];
      const colour = ['#fff', '#000', '#e33', '#fd2', '#2ad', '#fff'][i % 6];
      return `<rect x="${x}" y="${y}" width="${40 + (i % 90)}" height="${30 + (i % 70)}" fill="${colour}" transform="rotate(${i % 180} ${x} ${y})"/>`;
    }).join(''),
};

/** Returns the photograph as a JPEG with sensor noise. The bytes are the same each time. */
export async function photograph(kind: Photograph): Promise<Buffer> {
  const [width, height] = SIZES[kind];
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${SCENES[kind](width, height)}</svg>`;
  const pixels = await sharp(Buffer.from(scene)).removeAlpha().raw().toBuffer();
  let noise = 1;
  for (let at = 0; at < pixels.length; at++) {
    noise = (noise * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + ((noise >> 16) % 13) - 6));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
