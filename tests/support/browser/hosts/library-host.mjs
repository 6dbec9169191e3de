import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as library from 'ummes';

/* An app that shows the library's component described in #plan. The button mounts and unmounts it. */

/** @type {{ name: string, props: object }} */
const { name, props } = JSON.parse(document.getElementById('plan')?.textContent ?? '');
const Component = Object.fromEntries(Object.entries(library))[name];

function App() {
  const [isShown, setShown] = useState(false);
  const onClick = () => setShown(!isShown);
  const toggle = createElement('button', { type: 'button', id: 'toggle', onClick }, 'Toggle');
  return createElement('div', null, toggle, isShown && createElement(Component, { ...props, id: 'component' }));
}

const root = createRoot(/** @type {HTMLElement} */ (document.getElementById('root')));
root.render(createElement(StrictMode, null, createElement(App)));
