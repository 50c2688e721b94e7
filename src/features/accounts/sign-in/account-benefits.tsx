import { styled } from 'styled-components';
import { signInPages } from '#messages/sign-in';
import { hasSubject } from '@/lib/subjects';
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

const { label, player, votes, ranks, applications } = signInPages.benefits;

const benefits = (): { icon: PixelIconName; title: string; text: string }[] => [
  { icon: 'compass', ...player },
  ...(hasSubject('voting') ? [{ icon: 'vote-key' as const, ...votes }] : []),
  ...(hasSubject('leaderboards') ? [{ icon: 'trophy' as const, ...ranks }] : []),
  ...(hasSubject('applications') ? [{ icon: 'scroll' as const, ...applications }] : []),
];

export const AccountBenefits = () => (
  <List aria-label={label}>
    {benefits().map(({ icon, title, text }) => (
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
