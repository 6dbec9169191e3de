'use client';

/*
 * The features as React components, one for each tag, with that tag's methods. An app's bundler drops the components
 * that the app doesn't import, because the calls are marked as pure and each view is in a separate file (`library` in
 * tsup.config.ts).
 */
import type { ComponentProps } from 'react';
import { type ElementOf, withShadowRoot } from '../element/with-shadow-root';
import { Alumni as AlumniView } from '../features/alumni/alumni';
import { Contact as ContactView } from '../features/contact/contact';
import { EventById } from '../features/events/event-by-id';
import { Events as EventsView } from '../features/events/events';
import { NextEvent } from '../features/events/next-event';
import { SocietyGallery } from '../features/gallery/society-gallery';
import { Join as JoinView } from '../features/join/join';
import { News as NewsView } from '../features/news/news';
import { Newsletter as NewsletterView } from '../features/newsletter/newsletter';
import { StudentLife as StudentLifeView } from '../features/student-life/student-life';
import {
  Unsubscribe as UnsubscribeView,
  type UnsubscribeProps as UnsubscribeViewProps,
} from '../features/unsubscribe/unsubscribe';

export type { HostProps } from '../element/with-shadow-root';
export { setTexts } from '../texts/translations';
export type * from './types';

/** The alumni network's directory: search by name and graduation year, twelve people to a page. */
export const Alumni = /* @__PURE__ */ withShadowRoot(AlumniView, ['refresh']);
export type AlumniProps = ComponentProps<typeof Alumni>;
export type AlumniElement = ElementOf<typeof Alumni>;

/** The 'Get in Touch' form. Sends messages only if `send` is set; otherwise, that's up to the app. */
export const Contact = /* @__PURE__ */ withShadowRoot(ContactView, ['reset']);
export type ContactProps = ComponentProps<typeof Contact>;
export type ContactElement = ElementOf<typeof Contact>;

/** One event in full, given the event itself or its id. */
export const EventDetail = /* @__PURE__ */ withShadowRoot(EventById, ['refresh']);
export type EventDetailProps = ComponentProps<typeof EventDetail>;
export type EventDetailElement = ElementOf<typeof EventDetail>;

/** The society's events: today's, upcoming and past, six to a page. */
export const Events = /* @__PURE__ */ withShadowRoot(EventsView, ['refresh']);
export type EventsProps = ComponentProps<typeof Events>;
export type EventsElement = ElementOf<typeof Events>;

/** A carousel of pictures that can be enlarged. Default for `images`: the pictures on the society's server. */
export const Gallery = /* @__PURE__ */ withShadowRoot(SocietyGallery, ['refresh']);
export type GalleryProps = ComponentProps<typeof Gallery>;
export type GalleryElement = ElementOf<typeof Gallery>;

/** The alumni network's application form. Keeps the answers on the device until they are sent. */
export const Join = /* @__PURE__ */ withShadowRoot(JoinView, ['reset']);
export type JoinProps = ComponentProps<typeof Join>;
export type JoinElement = ElementOf<typeof Join>;

/** The society's news: one card at a time in a narrow window, a row of cards in a wide one. */
export const News = /* @__PURE__ */ withShadowRoot(NewsView, ['refresh']);
export type NewsProps = ComponentProps<typeof News>;
export type NewsElement = ElementOf<typeof News>;

/** An email field, then a thank-you message. Sends addresses only if `send` is set; otherwise, that's up to the app. */
export const Newsletter = /* @__PURE__ */ withShadowRoot(NewsletterView, ['reset']);
export type NewsletterProps = ComponentProps<typeof Newsletter>;
export type NewsletterElement = ElementOf<typeof Newsletter>;

/** The society's next event on one line. */
export const Next = /* @__PURE__ */ withShadowRoot(NextEvent, ['refresh']);
export type NextProps = ComponentProps<typeof Next>;
export type NextElement = ElementOf<typeof Next>;

/** The society's student-life projects, nine to a page. */
export const StudentLife = /* @__PURE__ */ withShadowRoot(StudentLifeView, ['refresh']);
export type StudentLifeProps = ComponentProps<typeof StudentLife>;
export type StudentLifeElement = ElementOf<typeof StudentLife>;

/** Ends a newsletter subscription from an emailed link, after one click. */
export const Unsubscribe =
  /* @__PURE__ */ withShadowRoot<Omit<UnsubscribeViewProps, 'method' | 'outcome'>>(UnsubscribeView);
export type UnsubscribeProps = ComponentProps<typeof Unsubscribe>;
export type UnsubscribeElement = ElementOf<typeof Unsubscribe>;
