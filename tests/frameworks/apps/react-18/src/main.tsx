import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Alumni, Contact, Events, type EventsElement, Gallery, Join, Newsletter } from 'ummes';

const images = [
  { src: '/pictures/about.svg', title: 'Our building' },
  { src: '/pictures/about.svg', title: 'Our workshop' },
];

function App() {
  const host = useRef<EventsElement>(null);
  const [count, setCount] = useState(0);
  const [opened, setOpened] = useState('');
  return (
    <>
      <h1>Our department</h1>
      <output>{count} events</output>
      <p id="opened">{opened}</p>
      <Events
        api="https://society.example"
        eventHref="/events/{id}"
        ref={host}
        data-place="main"
        aria-label="Events"
        role="region"
        onLoad={(detail) => {
          setCount(detail.count);
          host.current?.setAttribute('title', 'Loaded');
        }}
        onOpen={({ item }) => {
          setOpened(item.title);
          return false;
        }}
      >
        <a href="https://society.example/events">The society’s events</a>
      </Events>
      <Gallery api="https://society.example" className="gallery" images={images} />
      <Newsletter />
      <Alumni api="https://society.example" />
      <Contact />
      <Join api="https://society.example" />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
