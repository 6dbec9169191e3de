import { shortName } from '../../workbench/code';
import type { System, WayOptions } from './system';
import { BROWSER_ATTRIBUTES, lineWay, parameters, RENDERED_ATTRIBUTES } from './ways';

/** Returns names as the arguments of a template function. */
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' ');

/** Returns the shortcode's template. It only writes tags, attributes, heights and colours of the expected form. */
const hugoTemplate = ({ origin }: WayOptions) => `{{- $society := "${goValue(origin)}" -}}
{{- $tag := .Get "tag" -}}
{{- $height := .Get "height" | default "0" -}}
{{- if not (findRE "^[a-z-]+$" $tag) -}}{{- errorf "ummes: %q is not a tag" $tag -}}{{- end -}}
{{- if not (findRE "^[a-z0-9 (),*.-]+$" $height) -}}{{- errorf "ummes: %q is not a height" $height -}}{{- end -}}
{{- $style := printf "display:block;min-height:%s" $height -}}
{{- with .Get "accent" -}}
  {{- if not (findRE "^[#a-zA-Z0-9 (),.%/-]+$" .) -}}{{- errorf "ummes: %q is not a colour" . -}}{{- end -}}
  {{- $style = printf "%s;--ummes-color-accent:%s" $style . -}}
{{- end -}}
{{- $attributes := "" -}}
{{- $query := querify "first" $tag -}}
{{- range $name, $value := .Params -}}
  {{- if in (slice ${quoted([...RENDERED_ATTRIBUTES, ...BROWSER_ATTRIBUTES])}) $name -}}
    {{- $attributes = printf "%s %s=\\"%s\\"" $attributes $name (htmlEscape $value) -}}
    {{- if in (slice ${quoted(RENDERED_ATTRIBUTES)}) $name -}}{{- $query = printf "%s&%s" $query (querify $name $value) -}}{{- end -}}
  {{- end -}}
{{- end -}}
{{- $text := .Get "text" | default "The society’s website" -}}
{{- printf "<ummes-%s%s style=\\"%s\\"><a href=\\"%s/\\">%s</a></ummes-%s>" $tag $attributes $style $society (htmlEscape $text) $tag | safeHTML -}}
{{- printf "<script type=\\"module\\" src=\\"%s/widgets/ummes.js?%s\\"></script>" $society (htmlEscape $query) | safeHTML -}}
`;

/** Hugo doesn't allow named and positional parameters in one call, so the tag has a name too. */
const hugoShortcode = (options: WayOptions) =>
  `{{< ummes tag="${shortName(options.tag)}"${parameters(options, goValue)} >}}`;

/** Escapes a value for a string in double quotes. A shortcode's string can't end in a backslash. */
function goValue(value: string): string {
  return value.replace(/[\\\r\n]+/g, ' ').replaceAll('"', '\\"');
}

export const hugo: System = {
  id: 'hugo',
  name: 'Hugo',
  tried: 'Hugo 0.111',
  summary:
    'Hugo leaves HTML out of Markdown pages by default. A shortcode, added once to the site, shows the tag; or the site allows HTML.',
  sources: [
    ['Shortcode templates', 'https://gohugo.io/templates/shortcode/'],
    ['Configure markup: unsafe', 'https://gohugo.io/configuration/markup/#rendererunsafe'],
  ],
  ways(options) {
    return [
      {
        id: 'shortcode',
        title: 'Use a shortcode',
        needs: 'template',
        steps: [
          { text: 'Write this in the page’s Markdown, on a line of its own.', code: hugoShortcode(options) },
          { text: 'Build and publish the site.' },
        ],
      },
      {
        id: 'template',
        title: 'Add the shortcode to the site',
        isOnce: true,
        steps: [
          {
            text: 'Save this as `layouts/shortcodes/ummes.html` (since Hugo 0.146, `layouts/_shortcodes/ummes.html`).',
            code: hugoTemplate(options),
          },
        ],
      },
      ...lineWay(options, {
        title: 'If the site allows HTML (`unsafe`), paste one line',
        paste: 'Paste this line into the page’s Markdown, with an empty line before and after it.',
        after: ['Build and publish the site.'],
        notes: [
          'The setting is `markup.goldmark.renderer.unsafe = true` in the site’s configuration. In pages that end in `.html`, the line always works.',
        ],
      }),
    ];
  },
};
