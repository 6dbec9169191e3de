/** The minimum width and maximum file size of pictures by their path in public/. The first match counts. */
const SIZES: readonly [where: RegExp, minWidth: number, maxKb: number][] = [
  [/^pictures\/hero\/.*-960\./, 960, 100],
  [/^pictures\/hero\/.*-1280\./, 1280, 200],
  [/^pictures\/hero\//, 1920, 400],
  [/^alumni_/, 1200, 250],
  [/^board\//, 480, 100],
  [/^(pictures|news)\//, 960, 200],
];

/** Returns the size problems of a picture at a path in public/. The width of a drawing (SVG) doesn't matter. */
export function pictureProblems(path: string, width: number, bytes: number): string[] {
  const [, minWidth = 0, maxKb = Number.POSITIVE_INFINITY] = SIZES.find(([where]) => where.test(path)) ?? [];
  const isTooSmall = width < minWidth && !path.endsWith('.svg');
  return [
    ...(isTooSmall ? [`public/${path} is ${width} px wide; it needs ${minWidth} px`] : []),
    ...(bytes > maxKb * 1000
      ? [`public/${path} is ${Math.round(bytes / 1000)} kB; it should be ${maxKb} kB or less`]
      : []),
  ];
}
