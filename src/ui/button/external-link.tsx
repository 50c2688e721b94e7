import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { markInText } from '@/theme/mixins';
import { VisuallyHidden } from '../layout/text';

/** Attributes of every link to another site: a new tab without an opener. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Marks a link that leaves the site, visibly and for screen readers. Must be last inside the link. */
export const NewTabMark = () => (
  <>
    <ExternalIcon size="0.875em" />
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </>
);

const Anchor = styled.a`
  color: inherit;
  text-decoration-color: ${({ theme }) => theme.color.lineStrong};

  &:hover {
    color: ${({ theme }) => theme.color.text};
    text-decoration-color: currentcolor;
  }
  & > svg {
    ${markInText}
  }
`;

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/** A marked text link to another site: new tab, no opener. */
export const ExternalLink = ({ children, ...rest }: ExternalLinkProps) => (
  <Anchor {...rest} {...newTab}>
    {children}
    <NewTabMark />
  </Anchor>
);
