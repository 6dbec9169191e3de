import '../../site/address';
import '../../site/site-next-steps';
import '../../site/use-head';
import '../../ui/lists/pager-link';
