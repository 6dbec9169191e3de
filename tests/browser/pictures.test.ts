import { showFallbacks } from '../../src/ui/pictures/show-fallbacks';
import { until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

const FULL = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>";
const FALLBACK = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'/>";
const MISSING = '/no-such-picture.webp';

/** Shows a picture as in HTML that the server has rendered. @returns the width of the picture that appears. */
async function shownWidth(attributes: Record<string, string>): Promise<number> {
  const root = document.createElement('div');
  showFallbacks(root);
  document.body.append(root);
  const image = document.createElement('img');
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  root.append(image);
  await until(() => image.naturalWidth > 0);
  root.remove();
  return image.naturalWidth;
}

describe('before the code has loaded, a picture', () => {
  it('that could not be loaded is replaced by its fallback', async () => {
    expect(await shownWidth({ src: MISSING, 'data-fallback': FALLBACK })).toBe(12);
  });

  it('of which a size could not be loaded is shown in full', async () => {
    expect(await shownWidth({ srcset: `${MISSING} 480w`, src: FULL, 'data-fallback': FALLBACK })).toBe(30);
  });

  it('is replaced by its fallback only if the full picture could not be loaded either', async () => {
    expect(await shownWidth({ srcset: `${MISSING} 480w`, src: MISSING, 'data-fallback': FALLBACK })).toBe(12);
  });
});
