/** What stands where a picture is missing: hatching and centre lines. */
import { paper } from '../palette.mjs';

function draw(d) {
  d.path('M0 0h960v640H0z', '-/tint');
  d.path(`M-600 640${'l640-640m-592 640'.repeat(32)}`, 'steel:2');
  d.box(300, 140, 360, 360, 'mist:2/paper');
  d.circle(480, 320, 110, 'mist');
  d.path('M240 320h480M480 80v480', 'mist:1.5:24 6 4 6');
}

export default {
  file: 'pictures/no-picture.svg',
  width: 960,
  height: 640,
  palette: { ...paper, ink: paper.mist },
  draw,
};
