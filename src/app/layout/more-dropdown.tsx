import type { LinkGroup } from '@/contract/network/pages';
import { DisclosureNav } from '@/ui/menu/disclosure-nav';
import { MenuLink, useActivePath } from './menu-link';

/** A group of the header's links; its button is marked if one of them is the current page. */
export const MoreDropdown = ({ label, links }: LinkGroup) => {
  const isActive = useActivePath();
  const isWithin = links.some((link) => 'path' in link && isActive(link.path));
  return (
    <DisclosureNav label={label} active={isWithin}>
      {links.map((link) => (
        <li key={link.label}>
          <MenuLink link={link} />
        </li>
      ))}
    </DisclosureNav>
  );
};
