import { render } from 'preact';
import { useState } from 'preact/hooks';
import 'ummes/jsx/preact';

const images = [{ src: '/pictures/about.svg', title: 'Our building' }];

function App() {
  const [count, setCount] = useState(0);
  const [opened, setOpened] = useState('');
  return (
    <>
      <h1>Our department</h1>
      <output>{count} events</output>
      <p id="opened">{opened}</p>
      <ummes-events
        api="https://society.example"
        event-href="/events/{id}"
        onummes-load={({ detail }) => setCount(detail.count)}
        onummes-open={(event) => {
          event.preventDefault();
          setOpened(event.detail.item.title);
        }}
      >
        <a href="https://society.example/events">The society’s events</a>
      </ummes-events>
      <ummes-gallery
        api="https://society.example"
        ref={(gallery) => {
          if (gallery) gallery.images = images;
        }}
      />
      {/* @ts-expect-error there is no such theme */}
      {false && <ummes-news theme="blue" />}
    </>
  );
}

render(<App />, document.getElementById('root') as HTMLElement);
