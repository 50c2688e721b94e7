import { styled } from 'styled-components';
import { voteSites } from '@/content/votes';
import { useAppSelector } from '@/store/hooks';
import { VoteSiteCard } from './vote-site-card';
import { selectStandings } from './votes-slice';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The listing sites at a time in milliseconds, null until it is known. */
export const VoteSites = ({ now }: { now: number | null }) => {
  const standings = useAppSelector((state) => (now === null ? null : selectStandings(state, now)));
  return (
    <List>
      {voteSites.map((site) => (
        <li key={site.name}>
          <VoteSiteCard site={site} standing={standings?.[site.name]} />
        </li>
      ))}
    </List>
  );
};
