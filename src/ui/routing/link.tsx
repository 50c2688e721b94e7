import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A URL of the site, from its root. */
  to: string;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State for the target page. */
  state?: unknown;
}

/** A link within the site, without the attribute that the router's framework mode reads. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />;
