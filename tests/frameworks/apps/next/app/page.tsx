import { Next } from 'ummes';
import { Department } from './department';

/* A server component that shows one of the library's components, and a client component that shows others. */

export default function Page() {
  return (
    <main>
      <h1>Our department</h1>
      <Next api="https://society.example" data-place="top">
        The next event
      </Next>
      <Department />
    </main>
  );
}
