import type { ReactNode } from 'react';
import { completedLink, isSiteLink } from '@/contract/site-link';
import { isGoneAt, isPageAt } from '@/lib/pages';
import { newTab, NewTabMark } from '@/ui/button/external-link';
import { Link } from '@/ui/routing/link';

/** Only for counting: the address of this site does not matter to where a path leads. */
const pathOf = (target: string): string => new URL(target, 'https://site.invalid').pathname;

/** A link of a text, with `data-bare` where the text is the address: paper need not have it twice. One that is not allowed, which a text may have while it is being written, and one to a page that the network does not have, is the words alone. */
export const BodyLink = ({ target: typed, children }: { target: string; children: ReactNode }) => {
  const target = completedLink(typed);
  const text = String(children);
  if (!isSiteLink(target)) return children;
  if (target.startsWith('https:'))
    return (
      <a
        href={target}
        target={newTab.target}
        rel={`${newTab.rel} nofollow`}
        data-bare={text === target || undefined}
      >
        {children}
        <NewTabMark />
      </a>
    );
  if (target.startsWith('/')) {
    const path = pathOf(target);
    if (isGoneAt(path)) return children;
    if (isPageAt(path)) return <Link to={target}>{children}</Link>;
  }
  return (
    <a href={target} data-bare={`mailto:${text}` === target || undefined}>
      {children}
    </a>
  );
};
