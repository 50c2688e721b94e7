import { styled } from 'styled-components';
import { site } from '@/content/site';
import { Avatar } from '@/ui/drawing/avatar';

const SIZE = 32;

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[0.5]};
`;

/** Heads of those who wrote last. */
export const RecentPosters = ({ names }: { names: readonly string[] }) => (
  <List aria-label="Recent posters">
    {names.map((name) => (
      <li key={name}>
        <Avatar src={site.avatars.head(name, SIZE)} size={SIZE} name={name} alt={name} />
      </li>
    ))}
  </List>
);
