import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { block, focusInside } from '@/theme/mixins';
import { Text } from '@/ui/layout/text';

const Plate = styled(Link)`
  ${block('large')}
  ${focusInside}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
  text-decoration: none;

  &:hover {
    --fill: ${({ theme }) => theme.color.raised};
    --edge: ${({ theme }) => theme.color.lineStrong};
  }
  & > svg {
    flex: none;
  }
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export interface DeskLinkProps {
  to: string;
  label: string;
  note: string;
  icon: ReactNode;
}

/** Leads from the admin's landing to one of its desks. */
export const DeskLink = ({ to, label, note, icon }: DeskLinkProps) => (
  <Plate to={to}>
    {icon}
    <Words>
      <Text as="span" weight={700} size="h3">
        {label}
      </Text>
      <br />
      <Text as="span" color="muted">
        {note}
      </Text>
    </Words>
    <ArrowRight size={20} />
  </Plate>
);
