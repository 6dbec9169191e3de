import type { MouseEvent } from 'react';
import { useTexts } from '../../ui/host/host';
import { isPlainClick } from '../../ui/lists/plain-click';
import { plainButton, primaryButton, visuallyHidden } from '../../ui/style/controls';
import { extend, row } from '../../ui/style/recipes.style';

const choices = extend(row)`
  gap: 0.5em;
`;

/** Underlined, because forced colours make all buttons look the same. */
const chosenButton = extend(primaryButton)`
  text-decoration: underline;
`;

export interface EventTypesProps {
  /** At least two. */
  types: readonly (readonly [key: string, name: string])[];
  /** The key of the chosen type. Anything else than a key of `types` means all. */
  chosen: string;
  /** The number of events shown. */
  count: number;
  onChoose: (type: string) => void;
  /** Returns the address of a choice. Without it, choices are buttons. */
  typeHref?: ((type: string) => string) | undefined;
}

/** Choices that limit a list of events to one type. With addresses, they are links, which work without scripts. */
export function EventTypes({ types, chosen, count, onChoose, typeHref }: EventTypesProps) {
  const t = useTexts();
  const own = types.some(([key]) => key === chosen) ? chosen : '';

  function choice(key: string, name: string) {
    const isChosen = key === own;
    const className = isChosen ? chosenButton : plainButton;
    if (!typeHref) {
      return (
        <button key={key} type="button" className={className} aria-pressed={isChosen} onClick={() => onChoose(key)}>
          {name}
        </button>
      );
    }
    const follow = (click: MouseEvent) => {
      if (!isPlainClick(click)) return;
      click.preventDefault();
      if (!isChosen) onChoose(key);
    };
    return (
      <a key={key} className={className} href={typeHref(key)} aria-current={isChosen || undefined} onClick={follow}>
        {name}
      </a>
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={choices} role="group" aria-label={t('Type of event')} part="types">
      {choice('', t('All'))}
      {types.map(([key, name]) => choice(key, name))}
      <span className={visuallyHidden} aria-live="polite">
        {t(count === 1 ? '1 event' : '{count} events', { count })}
      </span>
    </div>
  );
}
