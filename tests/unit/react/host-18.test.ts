import { expect, it, vi } from 'vitest';

vi.mock('react', async (original) => ({ ...(await original<typeof import('react')>()), version: '18.3.1' }));

it('gives React 18 contexts by their Provider, and `inert` as the attribute of the page’s language', async () => {
  const { jsx } = await import('../../../src/react/host/jsx-runtime');
  const context = { Provider: 'provider' } as unknown as Parameters<typeof jsx>[0];
  expect(jsx(context, { value: 1 }, undefined)).toMatchObject({ type: 'provider', props: { value: 1 } });
  expect(jsx('div', { inert: true }, undefined)).toMatchObject({ type: 'div', props: { inert: '' } });
});
