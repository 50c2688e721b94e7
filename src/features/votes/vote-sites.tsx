import { voteSites } from '@/content/votes';
import { useAppSelector } from '@/store/hooks';
import { Columns } from '@/ui/layout/grid';
import { VoteSiteCard } from './vote-site-card';
import { selectStandings } from './votes-slice';

/** The listing sites at a time in milliseconds, null until it is known. */
export const VoteSites = ({ now }: { now: number | null }) => {
  const standings = useAppSelector((state) => (now === null ? null : selectStandings(state, now)));
  return (
    <Columns as="ul" template="repeat(3, minmax(0, 1fr))">
      {voteSites.map((site) => (
        <li key={site.name}>
          <VoteSiteCard site={site} standing={standings?.[site.name]} />
        </li>
      ))}
    </Columns>
  );
};
