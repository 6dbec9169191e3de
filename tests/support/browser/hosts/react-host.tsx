import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * A page with its own React. It shows the tag described in #plan, and lists the tag's events. The first button
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
  const [isMounted, setMounted] = useState(true);
  const [received, setReceived] = useState<string[]>([]);
  const record = ({ type }: Event) => setReceived((before) => [...before, type]);
  const listeners = Object.fromEntries(plan.events.map((name) => [`on${name}`, record]));
  return (
    <>
      <button type="button" id="darken" onClick={() => setTheme('dark')}>
        Darken
      </button>
      <button type="button" id="remove" onClick={() => setMounted(false)}>
        Remove
      </button>
      <output id="received">{received.join(' ')}</output>
      {isMounted && createElement(plan.tag, { ...plan.properties, ...listeners, theme })}
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Host />);
