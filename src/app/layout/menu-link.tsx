import type { ComponentProps, ComponentType } from 'react';
import type { NavLink } from '@/contract/network/pages';
import { newTab, NewTabMark } from '@/ui/button/external-link';
import { Link } from '@/ui/routing/link';
import { useActivePath } from './use-active-path';

interface MenuLinkProps {
  link: NavLink;
  /** Component of a link to a page of this site. */
  page?: ComponentType<ComponentProps<typeof Link>>;
  /** Component of a link that leads elsewhere. */
  away?: ComponentType<ComponentProps<'a'>> | 'a';
  onClick?: () => void;
}

/** A link of a menu or of the footer, marked where it leads to the current page, and where it leaves the site. */
export const MenuLink = ({ link, page: Page = Link, away: Away = 'a', onClick }: MenuLinkProps) => {
  const isActive = useActivePath();
  if ('url' in link)
    return (
      <Away href={link.url} {...newTab} onClick={onClick}>
        {link.label}
        <NewTabMark />
      </Away>
    );
  return (
    <Page to={link.path} aria-current={isActive(link.path) ? 'page' : undefined} onClick={onClick}>
      {link.label}
    </Page>
  );
};
