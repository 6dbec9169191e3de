import { element, options } from './element';

const WIDTHS = [
  { value: '360px', label: 'Phone' },
  { value: '768px', label: 'Tablet' },
  { value: '', label: 'Wide', title: 'Uses the available width; drag the bottom right corner to set any width' },
];

const COLOURS = [
  { value: '', label: 'Auto', title: 'Follow the system setting' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The preview of the tag, and switches for its width and the page's colours. */
export function stage(target: HTMLElement) {
  const figure = element('output', { 'aria-label': 'Width of the preview' });
  const sheet = element('div', { className: 'stage' }, target);
  const preview = element(
    'div',
    { className: 'preview', role: 'region', 'aria-label': 'Preview', tabIndex: 0 },
    element(
      'div',
      { className: 'sized' },
      element('div', { className: 'dimension', 'aria-hidden': 'true' }, figure),
      sheet,
    ),
  );
  const line = preview.querySelector<HTMLElement>('.dimension');

  new ResizeObserver(() => {
    const width = Math.round(sheet.getBoundingClientRect().width);
    figure.textContent = `${width}`;
    line?.style.setProperty('width', `${width}px`);
  }).observe(sheet);

  const widths = options('width', 'Width', WIDTHS, (width) => {
    sheet.style.width = width;
  });
  const colours = options('colours', 'Page colours', COLOURS, (scheme) => {
    document.documentElement.style.colorScheme = scheme;
  });
  widths.choose('');
  colours.choose('');
  return { preview, switches: [widths.row, colours.row] };
}
