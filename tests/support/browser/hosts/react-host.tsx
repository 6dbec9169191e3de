import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * A page with its own React. It shows one tag as the page's #plan says, and lists the tag's events. The first button
 * sets the tag's theme to dark, and the second removes the tag.
 */
interface Plan {
  tag: string;
  properties: Record<string, unknown>;
  events: string[];
}

const plan: Plan = JSON.parse(document.getElementById('plan')?.textContent ?? '');

function Host() {
  const [theme, setTheme] = useState('light');
  const [there, setThere] = useState(true);
  const [heard, setHeard] = useState<string[]>([]);
  const hear = ({ type }: Event) => setHeard((before) => [...before, type]);
  const listeners = Object.fromEntries(plan.events.map((name) => [`on${name}`, hear]));
  return (
    <>
      <button type="button" id="darken" onClick={() => setTheme('dark')}>
        Darken
      </button>
      <button type="button" id="take-out" onClick={() => setThere(false)}>
        Take out
      </button>
      <output id="heard">{heard.join(' ')}</output>
      {there && createElement(plan.tag, { ...plan.properties, ...listeners, theme })}
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Host />);
