import { createRoot, type Root } from 'react-dom/client';
import { Newsletter } from '../../src/react';
import { setTexts } from '../../src/texts/translations';
import { until } from '../support/browser/host-page';
import { afterEach, beforeEach, describe, expect, it } from '../support/browser/suite';

describe('a library component', () => {
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

  const text = () => host.firstElementChild?.shadowRoot?.textContent ?? '';

  it('uses its own `lang`, or else the language of the page, and follows changes', async () => {
    root.render(<Newsletter lang="ta" />);
    await until(() => text().includes('சந்தா சேர்'));
    host.lang = 'si';
    root.render(<Newsletter />);
    await until(() => text().includes('දායක වන්න'));
    host.lang = 'en';
    await until(() => text().includes('Subscribe'));
  });

  it('prefers its own `texts` to those set by the page', async () => {
    root.render(<Newsletter texts={{ Subscribe: 'Sign up' }} lang="en" />);
    await until(() => text().includes('Sign up'));
    setTexts({ Subscribe: 'From the page', Email: 'Your address' });
    await until(() => text().includes('Your address'));
    expect(text()).toContain('Sign up');
    root.render(<Newsletter lang="en" />);
    await until(() => text().includes('From the page'));
  });
});
