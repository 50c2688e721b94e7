import type { ComponentType, ReactNode } from 'react';
import { type AnyPageKey, pathOf } from '@/lib/pages';
import type { InternalLinkProps } from '../button/button';
import { Link } from './link';

interface PageLinkProps extends Omit<InternalLinkProps, 'to' | 'href'> {
  page: AnyPageKey;
  /** Component that renders it; a plain link by default. */
  as?: ComponentType<InternalLinkProps>;
  /** Rendered if the network does not have the page; nothing by default. */
  otherwise?: ReactNode;
}

/** A link to another subject's page, which the network may lack. */
export const PageLink = ({ page, as: Shown = Link, otherwise = null, ...props }: PageLinkProps) => {
  const to = pathOf(page);
  return to === null ? otherwise : <Shown {...props} to={to} />;
};
