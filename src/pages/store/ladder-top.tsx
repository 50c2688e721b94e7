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
const Layout = styled.div<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 272px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 272px minmax(0, 1fr) ${({ $isNarrow }) => ($isNarrow ? '' : '240px')};
    align-items: center;
    gap: ${({ theme }) => theme.space[6]};
  }
`;
/** The width that the price has. */
const Offer = styled.div<{ $isBelow: boolean }>`
  container-type: inline-size;
  overflow-wrap: anywhere;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    grid-column: 2;
  }
  ${({ theme }) => theme.media.large} {
    grid-column: ${({ $isBelow }) => ($isBelow ? 2 : 3)};
  }
`;

export interface LadderTopProps {
  item: StoreItem;
  section: StoreSection;
  /** The items below it, from the first. */
  climbed: readonly StoreItem[];
}

/** The last item of a ladder, with everything below it. */
export const LadderTop = ({ item, section, climbed }: LadderTopProps) => (
  <li>
    <Plate forwardedAs="article" accent={item.hue} padding={4} aria-labelledby={item.id}>
      <Layout $isNarrow={climbed.length === 1}>
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
        <Offer $isBelow={climbed.length === 1}>
          <Price text={item.priceText} size="top" />
          <PurchaseLink href={section.url} item={item.title} section={section.title} main />
        </Offer>
      </Layout>
    </Plate>
  </li>
);
