import { useTexts } from '../host/host';
import { ItemLink, type ItemLinkProps } from './item-link';

interface SeeMoreProps extends ItemLinkProps {
  /** The item's title. */
  title: string;
  className: string;
  hasPopup?: boolean;
}

/**
 * A link or button to the rest of an item. Its label says which, because Orca would read a link with a hidden element in
 * two parts.
 */
export function SeeMore({ title, ...link }: SeeMoreProps) {
  const t = useTexts();
  return (
    <ItemLink {...link} part="more" aria-label={`${t('See More')} ${t('about {title}', { title })}`}>
      {t('See More')}
    </ItemLink>
  );
}
