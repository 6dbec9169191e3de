import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import 'ummes/jsx/solid';

const images = [{ src: '/pictures/about.svg', title: 'Our building' }];

function App() {
  const [count, setCount] = createSignal(0);
  const [opened, setOpened] = createSignal('');
  return (
    <>
      <h1>Our department</h1>
      <output>{count()} events</output>
      <p id="opened">{opened()}</p>
      <ummes-events
        api="https://society.example"
        event-href="/events/{id}"
        on:ummes-load={({ detail }) => setCount(detail.count)}
        on:ummes-open={(event) => {
          event.preventDefault();
          setOpened(event.detail.item.title);
        }}
      >
        <a href="https://society.example/events">The society’s events</a>
      </ummes-events>
      <ummes-gallery api="https://society.example" prop:images={images} />
      {/* @ts-expect-error there is no such theme */}
      {false && <ummes-news theme="blue" />}
    </>
  );
}

render(() => <App />, document.getElementById('root') as HTMLElement);
