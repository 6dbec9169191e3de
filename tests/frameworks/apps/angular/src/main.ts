import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'ummes/elements';

@Component({
  selector: 'department-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Our department</h1>
    <output>{{ count() }} events</output>
    <p id="opened">{{ opened() }}</p>
    <ummes-events
      api="https://society.example"
      event-href="/events/{id}"
      (ummes-load)="count.set($event.detail.count)"
      (ummes-open)="open($event)"
    >
      <a href="https://society.example/events">The society’s events</a>
    </ummes-events>
    <ummes-gallery api="https://society.example" [images]="images"></ummes-gallery>
  `,
})
class DepartmentPage {
  readonly images: HTMLElementTagNameMap['ummes-gallery']['images'] = [
    { src: '/pictures/about.svg', title: 'Our building' },
  ];
  readonly count = signal(0);
  readonly opened = signal('');

  open(event: GlobalEventHandlersEventMap['ummes-open']) {
    event.preventDefault();
    if (event.detail.kind === 'event') this.opened.set(event.detail.item.title);
  }
}

bootstrapApplication(DepartmentPage);
