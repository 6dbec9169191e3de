import { useSignals } from '@preact/signals-react/runtime';
import { attention } from '../../api/desk/attention';
import { site } from '../../content/site';
import { onlySpoken } from '../../ui/style/controls';
import { bar, brand, count, header, navigation, title } from './desk.style';
import { placeHref, usePlace } from './use-place';

const SECTIONS = [
  { id: 'applications', name: 'Applications', waiting: 'pending' },
  { id: 'sheets', name: 'Sheets', waiting: 'to look at' },
  { id: 'messages', name: 'Messages', waiting: 'unanswered' },
  { id: 'newsletter', name: 'Newsletter', waiting: '' },
  { id: 'sessions', name: 'Signed in', waiting: '' },
] as const;

/** The bar with the way to each section, and how much waits there. */
export function DeskHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const place = usePlace();
  useSignals();
  const counts: Record<string, number> = {
    applications: attention.applications.value,
    sheets: attention.sheets.value,
    messages: attention.messages.value,
  };
  return (
    <header className={header}>
      <div className={bar}>
        <a href="/" className={brand}>
          {site.name}
          <span className={onlySpoken}>, the public site</span>
        </a>
        {isSignedIn && <h1 className={title}>Officers’ desk</h1>}
        {isSignedIn && (
          <nav className={navigation} aria-label="Desk">
            <ul>
              {SECTIONS.map(({ id, name, waiting }) => (
                <li key={id}>
                  <a href={placeHref(id)} aria-current={place.section === id ? 'location' : undefined}>
                    {name}
                    {counts[id] ? (
                      <>
                        <span className={count}>{counts[id]}</span>
                        <span className={onlySpoken}> {waiting}</span>
                      </>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  );
}
