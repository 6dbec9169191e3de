import '../../features/events/event-detail';
import '../../model/events/calendar-entry';
import '../../model/events/event-from';
import '../../model/events/google-calendar';
