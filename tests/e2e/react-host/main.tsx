import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Events, Newsletter } from 'ummes';

/* A department's page in React, written as docs/frameworks.md recommends. */

const query = new URLSearchParams(location.search);
const api = query.get('api') ?? '';

function Department() {
  const [count, setCount] = useState(0);
  const [opened, setOpened] = useState('');
  const [clicks, setClicks] = useState(0);
  const [submits, setSubmits] = useState(0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the host counts the events that reach it
    <div onClick={() => setClicks((before) => before + 1)} onSubmit={() => setSubmits((before) => before + 1)}>
      <h1>Our department</h1>
      <ul>
        <li>Lectures</li>
      </ul>
      <output>{`${count} events, ${clicks} clicks, ${submits} submits`}</output>
      <p id="opened">{opened}</p>
      <Events
        api={api}
        theme="dark"
        className="events"
        limit={Number(query.get('limit')) || undefined}
        headingLevel={query.has('limit') ? 'none' : undefined}
        onLoad={(detail) => setCount(detail.count)}
        onOpen={({ item }) => {
          setOpened(item.title);
          return false;
        }}
      >
        The society’s events
      </Events>
      <Newsletter onSubscribe={({ email }) => setOpened(email)} />
    </div>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Department />
    </StrictMode>,
  );
}
