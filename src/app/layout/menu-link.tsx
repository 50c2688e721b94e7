import type { ComponentProps, ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavLink } from '@/contract/network/pages';
import { isPageAt } from '@/lib/pages';
import { newTab, NewTabMark } from '@/ui/button/external-link';
import { Link } from '@/ui/routing/link';

/**
 * Returns a check for links to the current path or one above it. Always false on the not-found page, whose
 * document is prerendered once for all unknown paths, including those below a known one.
 */
export const useActivePath = (): ((path: string) => boolean) => {
  const pathname = useLocation().pathname;
  const isKnown = isPageAt(pathname);
  return (path) => isKnown && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
};

interface MenuLinkProps {
  link: NavLink;
  /** Component for links within the site. */
  page?: ComponentType<ComponentProps<typeof Link>>;
  /** Component for links to other sites. */
  away?: ComponentType<ComponentProps<'a'>> | 'a';
  onClick?: () => void;
}

/** A link of a menu or the footer, marked if it leads to the current page or leaves the site. */
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
