import type { ComponentType, ReactNode } from 'react';
import { type AnyPageKey, pathOf } from '@/lib/pages';
import type { InternalLinkProps } from '../button/button';
import { Link } from './link';

interface PageLinkProps extends Omit<InternalLinkProps, 'to' | 'href'> {
  page: AnyPageKey;
  /** What draws it: a plain link unless given. */
  as?: ComponentType<InternalLinkProps>;
  /** Stands there where the network does not have the page; nothing unless given. */
  otherwise?: ReactNode;
}

/** A link to another subject's page, which the network need not have. */
export const PageLink = ({ page, as: Shown = Link, otherwise = null, ...props }: PageLinkProps) => {
  const to = pathOf(page);
  return to === null ? otherwise : <Shown {...props} to={to} />;
};
