import { site } from '../../content/site';
import { Unsubscribe } from '../../features/unsubscribe/unsubscribe';
import { sheet, sheetName } from './unsubscribe-page.style';

/** Stands alone, without header and footer: who comes here wants one thing. */
export function UnsubscribePage() {
  return (
    <main className={sheet}>
      <div>
        <Unsubscribe level={1} />
        <p className={sheetName}>
          <a href="/">
            {site.name}, {site.longName}
          </a>
        </p>
      </div>
    </main>
  );
}
