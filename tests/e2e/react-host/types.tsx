import * as ummes from 'ummes';
import 'ummes/elements';
import 'ummes/jsx/react';

/* Only type-checked: what the package promises to hosts that use TypeScript. */

const event: ummes.SocietyEvent = {
  id: 'tour',
  title: 'Tour',
  description: '',
  location: '',
  imageUrl: '',
  otherImages: [],
  date: null,
};

export const components = (
  <>
    <ummes.Alumni onLoad={({ count }) => count.toFixed()} />
    <ummes.Contact onContact={({ name, email, message }) => [name, email, message].length > 3} />
    <ummes.EventDetail event={event} backHref="/events" onFound={({ title }) => title.trim()} />
    <ummes.Events api="https://society.example" eventHref="/events/{id}" lang="de" style={{ minHeight: 1200 }} />
    <ummes.Gallery images={[{ src: '/a.jpg', title: 'A' }]} onOpen={({ item }) => item.src === ''} />
    <ummes.Join onSubmit={({ message }) => message === ''} />
    <ummes.News newsHref="/news/{id}" onError={({ code, message }) => code + message} />
    <ummes.Newsletter theme="light" onSubscribe={({ email }) => email === ''} />
    <ummes.StudentLife onOpen={({ item }) => item.category === ''} />
    <ummes.Unsubscribe token="abc" onSubmit={({ message }) => message.trim()} />
    <ummes.Next ref={(next) => void next?.refresh()} id="next" data-place="top" aria-label="Next" role="region" />
    <ummes.Contact ref={(contact) => contact?.reset()} />
    <ummes.Unsubscribe ref={(unsubscribe) => unsubscribe?.focus()} />
    {/* @ts-expect-error a list is no form */}
    <ummes.Events ref={(events) => events?.reset()} />
    {/* @ts-expect-error a form is no list */}
    <ummes.Join ref={(join) => void join?.refresh()} />
    {/* @ts-expect-error a label is a text */}
    <ummes.Next aria-label={1} />
    <ummes.Events show="past" limit={3} headingLevel="none" />
    <ummes.StudentLife category="Energy" limit={3} headingLevel={4} />
    {/* @ts-expect-error there is no such section */}
    <ummes.Events show="today" />
    {/* @ts-expect-error there is no such level */}
    <ummes.News headingLevel={7} />
    {/* @ts-expect-error an address is a text */}
    <ummes.Events eventHref={1} />
    {/* @ts-expect-error there is no such theme */}
    <ummes.News theme="blue" />
  </>
);

/** What an element of a component or a tag can be asked to do. */
export async function ask(element: ummes.EventsElement, list: HTMLElementTagNameMap['ummes-events']) {
  const answers: boolean[] = [await element.refresh(), await list.refresh()];
  list.focus({ preventScroll: true });
  list.limit = 3;
  // @ts-expect-error a list is no form
  list.reset();
  return answers;
}

export const tags = (
  <>
    <ummes-events event-href="/events/{id}" onummes-open={({ detail }) => detail.item.location.trim()}>
      <a href="https://society.example/events">The events</a>
    </ummes-events>
    <ummes-gallery images={[{ src: '/a.jpg', title: 'A' }]} theme="dark" />
    {/* @ts-expect-error there is no such theme */}
    <ummes-news theme="blue" />
  </>
);

const element = document.querySelector('ummes-event-detail');
if (element) {
  element.eventId = 'tour';
  element.event = event;
  element.addEventListener('ummes-load', ({ detail, currentTarget }) => [detail.count.toFixed(), currentTarget]);
  element.addEventListener('click', ({ clientX }) => clientX);
  // @ts-expect-error its detail has a count only
  element.addEventListener('ummes-load', ({ detail }) => detail.amount);
}
document.addEventListener('ummes-open', ({ detail }) => {
  if (detail.kind === 'event') return detail.item.date;
  return detail.kind === 'project' ? detail.item.category : detail.href;
});
