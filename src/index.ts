'use client';

/*
 * The features as React components, one for each tag, for hosts that have React of their own.
 */
export type { IslandProps } from './element/island';
export type { AlumniView } from './features/alumni/alumni-view';
export type { Alumnus } from './model/alumnus';
export type { ContactMessage } from './model/contact';
export type { SocietyEvent } from './model/event';
export type { GalleryImage } from './model/gallery-image';
export type { NewsItem } from './model/news';
export type { Project } from './model/project';
export { Alumni, type AlumniProps } from './react/alumni';
export { Contact, type ContactProps } from './react/contact';
export { EventDetail, type EventDetailProps } from './react/event-detail';
export { Events, type EventsProps } from './react/events';
export { Gallery, type GalleryProps } from './react/gallery';
export { Join, type JoinProps } from './react/join';
export { News, type NewsProps } from './react/news';
export { Newsletter, type NewsletterProps } from './react/newsletter';
export { StudentLife, type StudentLifeProps } from './react/student-life';
export { Unsubscribe, type UnsubscribeProps } from './react/unsubscribe';
