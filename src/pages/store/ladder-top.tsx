import { styled } from 'styled-components';
import type { StoreItem, StoreSection } from '@/contract/network/store';
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
  grid-template-columns: minmax(0, 1fr);
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
/** The width that the price has. */
const Offer = styled.div`
  container-type: inline-size;
  overflow-wrap: anywhere;
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

export interface LadderTopProps {
  item: StoreItem;
  section: StoreSection;
  /** The items below it, from the first on. */
  climbed: readonly StoreItem[];
}

/** The last item of a ladder, with all that it stands on. */
export const LadderTop = ({ item, section, climbed }: LadderTopProps) => (
  <li>
    <Plate forwardedAs="article" accent={item.hue} padding={4} aria-labelledby={item.id}>
      <Layout>
        <Summit item={item} climbed={climbed} />
        <Stack>
          <Card.Title id={item.id} size="h1" color={item.hue}>
            {item.title}
          </Card.Title>
          <Text size="lead" color="muted">
            {item.description}
          </Text>
          <Benefits item={item} wide />
        </Stack>
        <Offer>
          <Price text={item.priceText} size="top" />
          <PurchaseLink item={item} section={section} main />
        </Offer>
      </Layout>
    </Plate>
  </li>
);
