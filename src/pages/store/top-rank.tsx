import { styled } from 'styled-components';
import type { Rank, RankSection } from '@/content/ranks';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Benefits } from './benefits';
import { Price } from './price';
import { PurchaseLink } from './purchase-link';
import { Summit } from './summit';

const Plate = styled(Card)`
  overflow: clip;
`;
const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 272px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 272px minmax(0, 1fr) 240px;
    align-items: center;
    gap: ${({ theme }) => theme.space[6]};
  }
`;
const Offer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    grid-column: 2;
  }
  ${({ theme }) => theme.media.large} {
    grid-column: 3;
  }
`;

export interface TopRankProps {
  rank: Rank;
  section: RankSection;
  /** The ranks below it, from the first on. */
  climbed: readonly Rank[];
}

/** The last rank of a ladder, with all that it stands on. */
export const TopRank = ({ rank, section, climbed }: TopRankProps) => (
  <li>
    <Plate forwardedAs="article" accent={rank.hue} padding={4} aria-labelledby={rank.id}>
      <Layout>
        <Summit rank={rank} climbed={climbed} />
        <Stack>
          <Card.Title id={rank.id} size="h1" color={rank.hue}>
            {rank.title}
          </Card.Title>
          <Text size="lead" color="muted">
            {rank.description}
          </Text>
          <Benefits items={rank.benefits} color={rank.hue} wide />
        </Stack>
        <Offer>
          <Price amount={rank.price} size="top" />
          <PurchaseLink rank={rank} section={section} main />
        </Offer>
      </Layout>
    </Plate>
  </li>
);
