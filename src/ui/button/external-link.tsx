import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { markInText } from '@/theme/mixins';
import { VisuallyHidden } from '../layout/visually-hidden';

/** What every link to another site carries: a new tab that cannot reach back into this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Says in sight and in words that a link leaves the site. Stands last inside the link. */
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

/** A text link to another site: new tab, no opener, marked as such. */
export const ExternalLink = ({ children, ...rest }: ExternalLinkProps) => (
  <Anchor {...rest} {...newTab}>
    {children}
    <NewTabMark />
  </Anchor>
);
