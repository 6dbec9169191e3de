import { site } from '../../content/site';
import { Unsubscribe } from '../../features/unsubscribe/unsubscribe';
import { routes } from '../routes';
import { UnsubscribeHelp } from '../unsubscribe-help';
import { useHead } from '../use-head';
import { middle, sheet, sheetName } from './unsubscribe-page.style';

/** Has no header and footer: visitors come here for one thing. */
export function UnsubscribePage() {
  useHead(routes.unsubscribe);
  return (
    <main id="main" className={middle}>
      <div className={sheet}>
        <Unsubscribe level={1} method="post" help={<UnsubscribeHelp />} />
        <p className={sheetName}>
          <a href="/">
            {site.name}, {site.longName}
          </a>
        </p>
      </div>
    </main>
  );
}
