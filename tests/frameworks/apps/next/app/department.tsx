'use client';

import { useEffect, useRef, useState } from 'react';
import { Events, type EventsElement } from 'ummes';
import 'ummes/jsx/react';

const images = [{ src: '/pictures/about.svg', title: 'Our building' }];

export function Department() {
  const host = useRef<EventsElement>(null);
  const gallery = useRef<HTMLElementTagNameMap['ummes-gallery']>(null);
  const [count, setCount] = useState(0);
  const [opened, setOpened] = useState('');
  useEffect(() => {
    if (gallery.current) gallery.current.images = images;
  }, []);
  return (
    <>
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
      <ummes-gallery ref={gallery} api="https://society.example" />
    </>
  );
}
