import type { ReactNode } from 'react';
import { isPageAt } from '@/lib/pages';
import { newTab, NewTabMark } from '@/ui/button/external-link';
import { Link } from '@/ui/routing/link';
import { bodyTarget, pathOf } from './body-target';

/** A link in a text, with `data-bare` if its text is the URL, which print would repeat. */
export const BodyLink = ({ target: typed, children }: { target: string; children: ReactNode }) => {
  const target = bodyTarget(typed);
  const text = String(children);
  if (target === null) return children;
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
  if (target.startsWith('/') && isPageAt(pathOf(target))) return <Link to={target}>{children}</Link>;
  return (
    <a href={target} data-bare={`mailto:${text}` === target || undefined}>
      {children}
    </a>
  );
};
