/* The modules that pages and tags with news need besides the base (shared-base.ts). */
import '../../features/news/use-news';
