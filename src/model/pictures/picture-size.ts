/** Minimum widths and maximum file sizes of pictures, by path in public/. The first match applies. */
const SIZES: readonly [where: RegExp, minWidth: number, maxKb: number][] = [
  [/^pictures\/hero\/.*-480\./, 480, 50],
  [/^pictures\/hero\/.*-960\./, 960, 100],
  [/^pictures\/hero\/.*-1280\./, 1280, 200],
  [/^pictures\/hero\//, 1920, 400],
  [/^alumni_/, 1200, 250],
  [/^board\//, 480, 100],
  [/^(pictures|news)\//, 960, 200],
];

/** Returns a picture's size problems, given its path in public/. The width of a drawing (SVG) doesn't matter. */
export function pictureProblems(path: string, width: number, bytes: number): string[] {
  const [, minWidth = 0, maxKb = Number.POSITIVE_INFINITY] = SIZES.find(([where]) => where.test(path)) ?? [];
  const isTooSmall = width < minWidth && !path.endsWith('.svg');
  return [
    ...(isTooSmall ? [`public/${path} is ${width} px wide; it should be ${minWidth} px or more`] : []),
    ...(bytes > maxKb * 1000
      ? [`public/${path} is ${Math.round(bytes / 1000)} kB; it should be ${maxKb} kB or less`]
      : []),
  ];
}
