import { useTexts } from '../host/host';
import { visuallyHidden } from '../style/controls';
import { ItemLink, type ItemLinkProps } from './item-link';

interface SeeMoreProps extends ItemLinkProps {
  /** The item's title. */
  title: string;
  className: string;
  hasPopup?: boolean;
}

/** A link or button to the rest of an item. */
export function SeeMore({ title, ...link }: SeeMoreProps) {
  const t = useTexts();
  const about = t('about {title}', { title });
  return (
    <ItemLink {...link} part="more" aria-label={`${t('See More')} ${about}`}>
      {`${t('See More')} `}
      <RestOfLink text={about} />
    </ItemLink>
  );
}

/**
 * The rest of a link's text, which only search engines read. Screen readers get the whole text from the link's
 * `aria-label`, because they would stop at each of its parts.
 */
export function RestOfLink({ text }: { text: string }) {
  return (
    <span className={visuallyHidden} aria-hidden="true">
      {text}
    </span>
  );
}
