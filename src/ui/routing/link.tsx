import type { ComponentProps, FC } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site. */
  to: string;
  /** Takes the place of the current address in the history. */
  replace?: boolean;
  /** For the page that it leads to. */
  state?: unknown;
}

/** A link within the site. The package's own type is lost where a link is styled. */
export const Link = RouterLink as FC<LinkProps>;
