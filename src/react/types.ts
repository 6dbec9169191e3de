/* The library's types that don't depend on React: the data in the tags' events and properties. */
export type { AlumniView } from '../model/alumni/alumni-page';
export type { Alumnus } from '../model/alumni/alumnus';
export type { SocietyEvent } from '../model/events/event';
export type { ContactMessage } from '../model/forms/contact';
export type { NewsItem } from '../model/news/news';
export type { GalleryImage } from '../model/pictures/gallery-image';
export type { Project } from '../model/student-life/project';
export type { Text, Texts, Translation } from '../texts/text';
export type { HeadingLevel } from '../ui/host/host';
