import { styled } from 'styled-components';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Text } from '@/ui/layout/text';

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};

  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 44ch);
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
  }
`;

const reasons: { icon: PixelIconName; title: string; text: string }[] = [
  {
    icon: 'vote-key',
    title: 'Yours alone',
    text: 'See every place where you are signed in, and sign out of all of them at once.',
  },
  {
    icon: 'chest',
    title: 'Take it with you',
    text: 'Download everything that is stored about you, whenever you like.',
  },
  {
    icon: 'campfire',
    title: 'Leave when you like',
    text: 'Delete the account for good. Applications that it sent no longer name it.',
  },
];

export const EntranceAside = () => (
  <List aria-label="What an account comes with">
    {reasons.map(({ icon, title, text }) => (
      <li key={icon}>
        <PixelIcon name={icon} size={48} />
        <div>
          <Text weight={700}>{title}</Text>
          <Text color="muted">{text}</Text>
        </div>
      </li>
    ))}
  </List>
);
