import type { NavLink } from '@/content/navigation';
import { newTab, NewTabMark } from '@/ui/button/external-link';
import { DisclosureNav } from '@/ui/menu/disclosure-nav';
import { Link } from '@/ui/routing/link';
import { useActivePath } from './use-active-path';

/** The rest of the header's links; the button is marked when one of them is the current page. */
export const MoreDropdown = ({ label, links }: { label: string; links: readonly NavLink[] }) => {
  const isActive = useActivePath();
  const isWithin = links.some((link) => 'path' in link && isActive(link.path));
  return (
    <DisclosureNav label={label} active={isWithin}>
      {links.map((link) => (
        <li key={link.label}>
          {'url' in link ? (
            <a href={link.url} {...newTab}>
              {link.label}
              <NewTabMark />
            </a>
          ) : (
            <Link to={link.path} aria-current={isActive(link.path) ? 'page' : undefined}>
              {link.label}
            </Link>
          )}
        </li>
      ))}
    </DisclosureNav>
  );
};
