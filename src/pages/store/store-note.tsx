import { styled } from 'styled-components';
import { store } from '#network/store';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding-top: ${({ theme }) => theme.space[3]};
  overflow-wrap: anywhere;
  border-top: 1px solid ${({ theme }) => theme.color.line};

  & > svg {
    flex: none;
  }
`;

export const StoreNote = () => (
  <Section as="div">
    <Line>
      <PixelIcon name="coin" size={32} />
      <Text color="muted">{store.footer}</Text>
    </Line>
  </Section>
);
