import { store, type Rank, type RankSection } from '@/content/ranks';
import { ButtonLink } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface PurchaseLinkProps {
  rank: Rank;
  section: RankSection;
  /** For the top of the ladder. */
  main?: boolean;
}

/** Opens the web shop's category of the section in a new tab. */
export const PurchaseLink = ({ rank, section, main = false }: PurchaseLinkProps) => (
  <ButtonLink
    href={section.storeUrl}
    variant={main ? 'primary' : 'secondary'}
    size={main ? 'large' : 'medium'}
    fullWidth
  >
    {store.purchaseLabel}
    <VisuallyHidden>
      {' '}
      {rank.title}, {section.title}
    </VisuallyHidden>
  </ButtonLink>
);
