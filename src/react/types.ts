/* The library's types that need nothing of React: what events and properties of the tags hold. */
export type { AlumniView } from '../model/alumni-page';
export type { Alumnus } from '../model/alumnus';
export type { ContactMessage } from '../model/contact';
export type { SocietyEvent } from '../model/event';
export type { GalleryImage } from '../model/gallery-image';
export type { HeadingLevel } from '../model/heading-level';
export type { NewsItem } from '../model/news';
export type { Project } from '../model/project';
export type { Text, Texts, Translation } from '../texts/text';
