/** Turns a drawing into pictures of pixels. */
import sharp from 'sharp';

/** Two pixels are computed for each one that is kept: fine lines stay even. */
const OVERSAMPLING = 2;

const encoders = {
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true, preset: 'drawing' }),
  avif: (image, quality) => image.avif({ quality, effort: 7, chromaSubsampling: '4:4:4' }),
  jpg: (image, quality) => image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }),
  png: (image, quality, dither = 0) => image.png({ palette: true, quality, dither, effort: 10, compressionLevel: 9 }),
};

/**
 * @param scene its width, and a list of exports {file, width, quality, dither}: the ending of `file` chooses the format;
 *   dither (0 to 1, default 0) softens gradients in a PNG's palette
 * @returns pairs of file name and bytes
 */
export async function raster(svg, { width, exports }) {
  return Promise.all(
    exports.map(async ({ file, width: wide, quality, dither }) => {
      const density = Math.min(2400, (72 * wide * OVERSAMPLING) / width);
      const image = sharp(Buffer.from(svg), { density }).resize({ width: wide, kernel: 'lanczos3' });
      return [file, await encoders[file.split('.').at(-1)](image, quality, dither).toBuffer()];
    }),
  );
}
