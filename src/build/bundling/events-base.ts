/* The modules that every page and tag with events needs besides the base (shared-base.ts). */
import '../../api/events';
import '../../ui/use-today';
import '../../model/near-day';
import '../../features/events/event-parts';
import '../../features/events/event-when';
import '../../features/events/event-picture';
