import { styled } from 'styled-components';
import { ThemeControl } from '@/features/theme/theme-control';
import { Button } from '@/ui/button/button';
import { Heading } from '@/ui/layout/heading';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  height: ${({ theme }) => theme.size.header};
  padding-inline: ${({ theme }) => theme.space[2]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.canvas};

  & > :first-child {
    margin-inline-end: auto;
    white-space: nowrap;
  }
`;

export interface ToolbarProps {
  /** Whether both themes are shown side by side. */
  both: boolean;
  onToggle: () => void;
}

export const Toolbar = ({ both, onToggle }: ToolbarProps) => (
  <Root>
    <Heading level={1} size="h2">
      Style guide
    </Heading>
    <Button onClick={onToggle}>{both ? 'One theme' : 'Both themes'}</Button>
    <ThemeControl />
  </Root>
);
