'use client';

/*
 * The features as React components, one for each tag, for hosts that have React of their own.
 */
export type { FormElement, ListElement } from '../element/host-element';
export type { HostProps } from '../element/with-shadow-root';
export { setTexts } from '../texts/translations';
export { Alumni, type AlumniProps } from './alumni';
export { Contact, type ContactProps } from './contact';
export { EventDetail, type EventDetailProps } from './event-detail';
export { Events, type EventsProps } from './events';
export { Gallery, type GalleryProps } from './gallery';
export { Join, type JoinProps } from './join';
export { News, type NewsProps } from './news';
export { Newsletter, type NewsletterProps } from './newsletter';
export { Next, type NextProps } from './next';
export { StudentLife, type StudentLifeProps } from './student-life';
export type * from './types';
export { Unsubscribe, type UnsubscribeProps } from './unsubscribe';
