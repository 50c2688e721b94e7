import { styled } from 'styled-components';
import type { StoreItem, StoreSection } from '@/contract/network/store';
import { Lit } from '@/pages/scenery/lit';
import { motionOk } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { Benefits } from './benefits';
import { Price } from './price';
import { PurchaseLink } from './purchase-link';

/** Contains a card as high as its row. */
export const ItemCell = styled.li`
  display: flex;
  flex-direction: column;
`;
export const Plate = styled(Card).attrs({ interactive: true })`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  overflow: clip;

  ${({ theme }) => theme.media.large} {
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;
export const Name = styled(Card.Title)`
  font-size: 1.5rem;
`;
export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** Container that determines the width of a price. */
export const Details = styled.div`
  container-type: inline-size;
`;
export const Emblem = styled.div`
  ${motionOk} {
    transition: transform ${({ theme }) => theme.duration.quick};

    ${Plate}:hover & {
      transform: translateY(-4px);
    }
  }
`;
export const Foot = styled.div`
  margin-top: auto;
  overflow-wrap: anywhere;
`;

export const ItemCard = ({ item, section }: { item: StoreItem; section: StoreSection }) => (
  <Plate forwardedAs="article" aria-labelledby={item.id}>
    <Head>
      <Lit hue={item.hue} size={64} reach={2.5}>
        <Emblem>
          <PixelIcon name={item.emblem} size={64} />
        </Emblem>
      </Lit>
      <Details>
        <Name id={item.id} color={item.hue}>
          {item.title}
        </Name>
        <Price text={item.priceText} />
      </Details>
    </Head>
    <Text color="muted">{item.description}</Text>
    <Benefits item={item} />
    <Foot>
      <PurchaseLink href={section.url} item={item.title} section={section.title} />
    </Foot>
  </Plate>
);
