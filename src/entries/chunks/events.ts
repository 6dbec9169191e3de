import '../../api/events';
import '../../features/events/event-parts';
import '../../model/events/event';
import '../../model/events/event-sections';
import '../../model/events/event-time';
import '../../model/time/zoned-time';
