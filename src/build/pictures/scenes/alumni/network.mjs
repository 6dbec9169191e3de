/** Where the graduates went: a globe in orthographic projection, engineers at the ends of great circles. */

import { centre, sheet, titleBlock } from '../../annotation.mjs';
import { gear } from '../../gear.mjs';
import { blueprint } from '../../palette.mjs';
import { circle, p, range } from '../../path.mjs';

const [CX, CY, R] = [600, 410, 330];
const rad = Math.PI / 180;
const [LON, LAT] = [78, 16];

/** A place on the sphere, and whether it is on the near side. */
function project(lon, lat, lift = 1) {
  const [l, f] = [(lon - LON) * rad, lat * rad];
  const z = Math.sin(LAT * rad) * Math.sin(f) + Math.cos(LAT * rad) * Math.cos(f) * Math.cos(l);
  const x = Math.cos(f) * Math.sin(l);
  const y = Math.cos(LAT * rad) * Math.sin(f) - Math.sin(LAT * rad) * Math.cos(f) * Math.cos(l);
  return { at: [CX + R * lift * x, CY - R * lift * y], near: z > 0 };
}

/** A great circle between two places, rising above the ground in the middle. */
function flight([lon1, lat1], [lon2, lat2]) {
  const vector = (lon, lat) => [
    Math.cos(lat * rad) * Math.cos(lon * rad),
    Math.cos(lat * rad) * Math.sin(lon * rad),
    Math.sin(lat * rad),
  ];
  const [a, b] = [vector(lon1, lat1), vector(lon2, lat2)];
  const w = Math.acos(a.reduce((s, v, i) => s + v * b[i], 0));
  return range(17).map((i) => {
    const t = i / 16;
    const v = a.map((q, k) => (Math.sin((1 - t) * w) * q + Math.sin(t * w) * b[k]) / Math.sin(w));
    return project(Math.atan2(v[1], v[0]) / rad, Math.asin(v[2]) / rad, 1 + 0.34 * w * t * (1 - t)).at;
  });
}

/** Head and shoulders under a helmet. */
function engineer(d, x, y, r, helmet) {
  d.circle(x, y, r, 'bold/paper');
  d.group({ clip: circle(x, y, r - 1.5) }, () => {
    d.path(p`M${x - r * 0.74} ${y + r}q0-${r * 0.72} ${r * 0.74}-${r * 0.72}t${r * 0.74} ${r * 0.72}z`, 'line/slate');
    d.path(p`M${x - r * 0.16} ${y + r * 0.3}l${r * 0.16} ${r * 0.3}l${r * 0.16} ${-r * 0.3}`, 'thin');
  });
  d.circle(x, y - r * 0.12, r * 0.34, 'line/steel');
  d.path(p`M${x - r * 0.42} ${y - r * 0.16}a${r * 0.42} ${r * 0.42} 0 0 1 ${r * 0.84} 0z`, `line/${helmet}`).path(
    p`M${x - r * 0.56} ${y - r * 0.16}h${r * 1.12}`,
    'line',
  );
}

function draw(d) {
  sheet(d, { step: 40, frame: 24 });
  const home = [80.6, 7.2];
  d.raw(
    `<radialGradient id="o" cx=".42" cy=".36" r=".75"><stop stop-color="#1f4059"/><stop offset="1" stop-color="#0d1c29"/></radialGradient><circle cx="${CX}" cy="${CY}" r="${R}" fill="url(#o)" stroke-width="3"/>`,
  );
  const visible = (points) => {
    let run = [];
    const runs = [run];
    for (const q of points) {
      if (q.near) run.push(q.at);
      else if (run.length) {
        run = [];
        runs.push(run);
      }
    }
    for (const part of runs) if (part.length > 2) d.curve(part, 'mist:1.1');
  };
  for (let lon = -180; lon < 180; lon += 15) visible(range(37).map((i) => project(lon, -90 + i * 5)));
  for (let lat = -75; lat <= 75; lat += 15) visible(range(73).map((i) => project(-180 + i * 5, lat)));
  visible(range(73).map((i) => project(-180 + i * 5, 0)));
  d.path(circle(CX, CY, R + 46), 'mist:1:18 5 4 5');
  for (const i of range(72)) {
    const a = i * 5 * rad;
    const long = i % 6 ? 8 : 16;
    d.path(
      p`M${CX + (R + 20) * Math.cos(a)} ${CY + (R + 20) * Math.sin(a)}L${CX + (R + 20 + long) * Math.cos(a)} ${CY + (R + 20 + long) * Math.sin(a)}`,
      'mist:1.2',
    );
  }
  centre(d, CX, CY, 540, 374);

  const places = [
    [10, 52],
    [31, 30],
    [55, 25],
    [37, -1],
    [103, 2],
    [139, 36],
    [144, -36],
    [114, 23],
    [18, -33],
    [28, 60],
    [72, 42],
    [57, -20],
    [96, 56],
    [122, -10],
  ];
  for (const place of places) d.curve(flight(home, place), 'accent:1.7');
  places.forEach(([lon, lat], i) => {
    engineer(
      d,
      ...project(lon, lat).at,
      [25, 21, 23, 22, 24, 24, 25, 21, 24, 19, 20, 20, 19, 21][i],
      i % 4 === 1 ? 'accent' : 'ink',
    );
  });
  const [hx, hy] = project(...home).at;
  d.path(gear({ cx: hx, cy: hy, teeth: 20, module: 4.4, turn: 4 }), 'line/accent');
  d.circle(hx, hy, 30, 'line/paper');
  engineer(d, hx, hy, 29, 'accent');
  titleBlock(d, 'ALUMNI NETWORK', 'A2', { frame: 24, scale: '1:4E7' });
}

export default {
  file: 'alumni_2.svg',
  width: 1200,
  height: 800,
  palette: blueprint,
  draw,
  exports: [{ file: 'alumni_2.jpg', width: 1200, quality: 58 }],
};
