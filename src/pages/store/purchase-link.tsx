import type { ComponentProps, ReactNode } from 'react';
import { store } from '#network/store';
import { ButtonLink } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/text';

export interface PurchaseLinkProps extends Pick<ComponentProps<'a'>, 'onClick' | 'aria-busy'> {
  /** Page of the web shop that sells it. */
  href: string;
  /** Titles of the item and of its section. */
  item: string;
  section: string;
  /** True at the top of the ladder. */
  main?: boolean;
  icon?: ReactNode;
}

/** Opens a page of the web shop in a new tab. */
export const PurchaseLink = ({ item, section, main = false, ...rest }: PurchaseLinkProps) => (
  <ButtonLink variant={main ? 'primary' : 'secondary'} size={main ? 'large' : 'medium'} fullWidth {...rest}>
    {store.purchaseLabel}
    <VisuallyHidden>
      {' '}
      {item}, {section}
    </VisuallyHidden>
  </ButtonLink>
);
