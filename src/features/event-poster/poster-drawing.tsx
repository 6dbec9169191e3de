import { POSTER_SIZE_MM, type PosterFormat } from '../../model/event-poster/poster';
import type { Shape } from '../../model/event-poster/shape';
import { familiesOf, weightOf } from './faces';

interface PosterDrawingProps {
  shapes: readonly Shape[];
  format: PosterFormat;
  /** What the poster says, for those who do not see it. */
  label: string;
  className: string;
}

/** A poster on the page, and on paper: sharp at any size. */
export function PosterDrawing({ shapes, format, label, className }: PosterDrawingProps) {
  const [width, height] = POSTER_SIZE_MM[format];
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} data-format={format} role="img" aria-label={label}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <ShapeElement key={index} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeElement({ shape }: { shape: Shape }) {
  if (shape.kind === 'path') {
    return <path d={shape.data} fill={shape.fill ?? 'none'} stroke={shape.stroke} strokeWidth={shape.strokeWidth} />;
  }
  return (
    <text
      x={shape.x}
      y={shape.y}
      fontSize={shape.size}
      fontFamily={familiesOf(shape.face)}
      fontWeight={weightOf(shape.face)}
      fill={shape.fill}
      textAnchor={shape.anchor}
    >
      {shape.text}
    </text>
  );
}
