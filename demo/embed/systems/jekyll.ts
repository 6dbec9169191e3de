import { shortName } from '../../workbench/code';
import type { System, WayOptions } from './system';
import { BROWSER_ATTRIBUTES, lineWay, parameters, RENDERED_ATTRIBUTES } from './ways';

const SETTINGS = [...RENDERED_ATTRIBUTES, ...BROWSER_ATTRIBUTES].join();

/** Returns the include. The `div` makes kramdown leave its content alone. */
const jekyllInclude = ({ origin }: WayOptions) => `{% assign society = "${origin.replace(/["\\\r\n%{}]/g, '')}" %}
{% assign settings = "${SETTINGS}" | split: "," %}
{% assign tag = include.tag | slugify %}
<div><ummes-{{ tag }}{% for setting in include %}{% if settings contains setting[0] %} {{ setting[0] }}="{{ setting[1] | escape }}"{% endif %}{% endfor %} style="display:block;min-height:{{ include.height | default: "0" | escape }}{% if include.accent %};--ummes-color-accent:{{ include.accent | escape }}{% endif %}"><a href="{{ society }}/">{{ include.text | default: "The society’s website" | escape }}</a></ummes-{{ tag }}><script type="module" src="{{ society }}/widgets/ummes.js"></script></div>
`;

const jekyllCall = (options: WayOptions) =>
  `{% include ummes.html tag="${shortName(options.tag)}"${parameters(options, liquidValue)} %}`;

/** Escapes a value for a string in double quotes. The include escapes the rest. */
function liquidValue(value: string): string {
  return value
    .replace(/[\\\r\n]+/g, ' ')
    .replaceAll('"', '\\"')
    .replace(/[%{}]+/g, ' ');
}

export const jekyll: System = {
  id: 'jekyll',
  name: 'Jekyll',
  summary: 'Pages may contain HTML. An include, added once to the site, is easier to read and change.',
  sources: [
    ['Includes', 'https://jekyllrb.com/docs/includes/'],
    ['HTML in kramdown', 'https://kramdown.gettalong.org/syntax.html#html-blocks'],
  ],
  ways(options) {
    return [
      ...lineWay(options, {
        title: 'Paste one line',
        paste: 'Paste this line into the page, with an empty line before and after it.',
        after: ['Build and publish the site.'],
      }).map((way) => ({
        ...way,
        steps: way.steps.map((step) => (step.code ? { ...step, code: `<div>${step.code}</div>` } : step)),
      })),
      {
        id: 'shortcode',
        title: 'Use an include',
        needs: 'template',
        steps: [
          { text: 'Write this in the page, on a line of its own.', code: jekyllCall(options) },
          { text: 'Build and publish the site.' },
        ],
      },
      {
        id: 'template',
        title: 'Add the include to the site',
        isOnce: true,
        steps: [{ text: 'Save this as `_includes/ummes.html`.', code: jekyllInclude(options) }],
      },
    ];
  },
};
