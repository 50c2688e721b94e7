import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { reading } from '#messages/reading';
import { Heading } from '@/ui/layout/heading';

/** A linked section starts where the previous one is out of view, so that the contents mark the right one. */
export const anchored = css`
  &:target {
    scroll-margin-top: -8px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[0.5]};
`;

const Anchor = styled.a`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ theme }) => theme.size.touch};
  height: ${({ theme }) => theme.size.touch};
  margin-block: -6px;
  color: ${({ theme }) => theme.color.muted};

  &:hover {
    color: ${({ theme }) => theme.color.grass};
  }
  @media (hover: hover) {
    opacity: 0;
    transition: opacity ${({ theme }) => theme.duration.quick};

    ${Row}:hover &,
    &:focus-visible {
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;

interface AnchoredHeadingProps {
  /** Anchor of the section. */
  id: string;
  children: ReactNode;
}

/** A section's heading with a link to the section, to be copied and sent. */
export const AnchoredHeading = ({ id, children }: AnchoredHeadingProps) => (
  <Row>
    <Heading level={2} id={`${id}-title`}>
      {children}
    </Heading>
    <Anchor href={`#${id}`} aria-label={reading.sectionLink} aria-describedby={`${id}-title`}>
      <Link2 size={18} />
    </Anchor>
  </Row>
);
