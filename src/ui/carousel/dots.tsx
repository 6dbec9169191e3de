import { spanAround } from '../../model/pictures/slides';
import { useTexts } from '../host/host';
import { dot, dots } from './carousel.style';

/** How many dots fit on one line on a 360 px wide phone. If there are more, only those around the selected one show. */
const MAX_DOTS = 14;

interface DotsProps {
  count: number;
  selected: number;
  onSelect: (index: number) => void;
}

/** A dot for each slide; the selected slide's dot is filled. */
export function Dots({ count, selected, onSelect }: DotsProps) {
  const t = useTexts();
  const { first, end } = spanAround(selected, count, MAX_DOTS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's own role; dots aren't a fieldset
    <div className={dots} role="group" aria-label={t('Choose a slide')} part="dots">
      {[...Array(end).keys()].slice(first).map((index) => (
        <button
          key={index}
          type="button"
          className={dot}
          aria-label={t('Slide {number} of {count}', { number: index + 1, count })}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
