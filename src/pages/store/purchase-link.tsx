import { store } from '#network/store';
import type { StoreItem, StoreSection } from '@/contract/network/store';
import { ButtonLink } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface PurchaseLinkProps {
  item: StoreItem;
  section: StoreSection;
  /** True at the top of the ladder. */
  main?: boolean;
}

/** Opens the section's category of the web shop in a new tab. */
export const PurchaseLink = ({ item, section, main = false }: PurchaseLinkProps) => (
  <ButtonLink
    href={section.url}
    variant={main ? 'primary' : 'secondary'}
    size={main ? 'large' : 'medium'}
    fullWidth
  >
    {store.purchaseLabel}
    <VisuallyHidden>
      {' '}
      {item.title}, {section.title}
    </VisuallyHidden>
  </ButtonLink>
);
