import { POSTER_SIZE_MM, type PosterFormat } from '../../model/event-poster/poster';
import type { Shape } from '../../model/event-poster/shape';
import { fontOf } from './faces';

/** Of the shorter side: 2160 is what feeds show at most, and 261 dots per inch on A4. */
const SHORT_SIDE_PX = 2160;

/** The poster as a PNG. @throws if the browser has no memory for it. */
export async function posterPicture(shapes: readonly Shape[], format: PosterFormat): Promise<Blob> {
  const [width, height] = POSTER_SIZE_MM[format];
  const scale = SHORT_SIDE_PX / Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the poster.');
  context.scale(scale, scale);
  for (const shape of shapes) draw(shape, context);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('This browser cannot draw the poster.');
  return picture;
}

function draw(shape: Shape, context: CanvasRenderingContext2D): void {
  if (shape.kind === 'text') {
    context.font = fontOf(shape.face, shape.size);
    context.textAlign = shape.anchor ?? 'start';
    context.fillStyle = shape.fill;
    context.fillText(shape.text, shape.x, shape.y);
    return;
  }
  const path = new Path2D(shape.data);
  if (shape.fill) {
    context.fillStyle = shape.fill;
    context.fill(path);
  }
  if (shape.stroke) {
    context.strokeStyle = shape.stroke;
    context.lineWidth = shape.strokeWidth ?? 1;
    context.stroke(path);
  }
}
