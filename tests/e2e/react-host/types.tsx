import * as ummes from 'ummes';
import 'ummes/elements';
import 'ummes/jsx/react';

/* Type-checked only. Covers the types that the package promises to hosts. */

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
    {/* @ts-expect-error lists have no reset() */}
    <ummes.Events ref={(events) => events?.reset()} />
    {/* @ts-expect-error forms have no refresh() */}
    <ummes.Join ref={(join) => void join?.refresh()} />
    {/* @ts-expect-error a label is a string */}
    <ummes.Next aria-label={1} />
    <ummes.Events show="past" limit={3} headingLevel="none" />
    <ummes.StudentLife category="Energy" limit={3} headingLevel={4} />
    {/* @ts-expect-error unknown section */}
    <ummes.Events show="today" />
    {/* @ts-expect-error unknown level */}
    <ummes.News headingLevel={7} />
    {/* @ts-expect-error an address is a string */}
    <ummes.Events eventHref={1} />
    {/* @ts-expect-error unknown theme */}
    <ummes.News theme="blue" />
  </>
);

/** Calls the methods of a component's element and of a tag. */
export async function callMethods(element: ummes.EventsElement, list: HTMLElementTagNameMap['ummes-events']) {
  const answers: boolean[] = [await element.refresh(), await list.refresh()];
  list.focus({ preventScroll: true });
  list.limit = 3;
  // @ts-expect-error lists have no reset()
  list.reset();
  return answers;
}

export const tags = (
  <>
    <ummes-events event-href="/events/{id}" onummes-open={({ detail }) => detail.item.location.trim()}>
      <a href="https://society.example/events">The events</a>
    </ummes-events>
    <ummes-gallery images={[{ src: '/a.jpg', title: 'A' }]} theme="dark" />
    {/* @ts-expect-error unknown theme */}
    <ummes-news theme="blue" />
  </>
);

const element = document.querySelector('ummes-event-detail');
if (element) {
  element.eventId = 'tour';
  element.event = event;
  element.addEventListener('ummes-load', ({ detail, currentTarget }) => [detail.count.toFixed(), currentTarget]);
  element.addEventListener('click', ({ clientX }) => clientX);
  // @ts-expect-error the detail has only a count
  element.addEventListener('ummes-load', ({ detail }) => detail.amount);
}
document.addEventListener('ummes-open', ({ detail }) => {
  if (detail.kind === 'event') return detail.item.date;
  return detail.kind === 'project' ? detail.item.category : detail.href;
});
