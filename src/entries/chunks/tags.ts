import './base';
import '../../element/define';
