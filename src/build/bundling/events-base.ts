/* The modules that every page and tag with events needs besides the base (shared-base.ts). */
import '../../api/events';
import '../../features/events/event-parts';
