import '../../api/news';
import '../../features/news/news-forms';
