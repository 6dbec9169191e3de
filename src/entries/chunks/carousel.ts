import '../../model/pictures/slides';
import '../../ui/carousel/arrow-button';
import '../../ui/carousel/slide';
import '../../ui/carousel/use-arrow-keys';
import '../../ui/carousel/use-autoplay';
import '../../ui/dialogs/open-dialogs';
import '../../ui/use-countdown';
