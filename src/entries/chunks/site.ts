import './base';
import '../../site/app';
import '../../site/scroll/positions';
