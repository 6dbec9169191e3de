import { createRoot, type Root } from 'react-dom/client';
import { Avatar } from '../../src/ui/avatar';
import { until } from '../support/browser/guest';
import { afterEach, beforeEach, describe, expect, it } from '../support/browser/suite';

/** A photo of one pixel. */
const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

describe('an avatar', () => {
  let host: HTMLElement;
  let root: Root;
  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  });
  afterEach(() => {
    root.unmount();
    host.remove();
  });

  const show = (name: string, src: string) => root.render(<Avatar name={name} src={src} size={200} />);
  const initials = () => host.querySelector('svg text')?.textContent;

  it('shows the photo, named after the person', async () => {
    show('Ada Lovelace', PHOTO);
    const photo = await until(() => host.querySelector('img'));
    await until(() => photo.naturalWidth === 1);
    expect(photo.alt).toBe('Portrait of Ada Lovelace');
  });

  for (const [name, shown] of [
    ['Ada Lovelace', 'AL'],
    ['', ''],
  ] as const) {
    it(`shows '${shown}' for '${name}' without a photo`, async () => {
      show(name, '');
      await until(() => initials() !== undefined);
      expect(initials()).toBe(shown);
      expect(host.querySelector('img')).toBeNull();
    });
  }

  it('shows the initials when the photo fails, and the next photo when there is one', async () => {
    show('Ada Lovelace', '/gone.jpg');
    await until(() => initials() === 'AL');
    show('Ada Lovelace', PHOTO);
    await until(() => host.querySelector('img')?.naturalWidth === 1);
  });
});
