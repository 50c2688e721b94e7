import { Repeat } from 'lucide-react';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { shop as texts } from '#messages/shop';
import type { ShopCategory, ShopPackage } from '@/contract/shop';
import { Lit } from '@/pages/scenery/lit';
import { Badge } from '@/ui/drawing/badge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { SpinnerMark } from '@/ui/feedback/spinner';
import { Note } from '@/ui/layout/text';
import { Details, Emblem, Foot, Head, Name, Plate } from '../item-card';
import { PurchaseLink } from '../purchase-link';
import { lookOf } from './looks';
import { PackagePicture } from './package-picture';
import { PackagePrice } from './package-price';
import { PackageText } from './package-text';

/** Buys a package; returns false if the link must open instead. */
export type Buy = (item: ShopPackage) => boolean;

const Title = styled(Name)`
  overflow-wrap: anywhere;
`;
/** Picture beside the name on phones, above it where cards stand in columns. */
const Pictured = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[1]}`};
  margin-top: ${({ theme }) => theme.space[1]};
`;

export interface PackageCardProps {
  item: ShopPackage;
  category: ShopCategory;
  currency: string;
  /** The shop's own page. */
  shop: string;
  /** True in a section with pictures, whose cards all have room for one. */
  hasPicture: boolean;
  isPending: boolean;
  onBuy: Buy;
}

/** A package of the shop, drawn like an item of the network's own data. */
export const PackageCard = memo(function PackageCard(props: PackageCardProps) {
  const { item, category, currency, shop, hasPicture, isPending, onBuy } = props;
  const id = useId();
  const look = lookOf(category, item);
  const details = (
    <Details>
      <Title id={id} color={look.hue}>
        {item.name}
      </Title>
      <PackagePrice item={item} currency={currency} />
      {item.type === 'subscription' && (
        <Kind>
          <Badge color="diamond" icon={<Repeat size={14} />}>
            {texts.subscription}
          </Badge>
          <Note as="span">{texts.renews}</Note>
        </Kind>
      )}
    </Details>
  );
  return (
    <Plate forwardedAs="article" aria-labelledby={id}>
      {hasPicture ? (
        <Pictured>
          <PackagePicture src={item.image} look={look} />
          {details}
        </Pictured>
      ) : (
        <Head>
          <Lit hue={look.hue} size={64} reach={2.5}>
            <Emblem>
              <PixelIcon name={look.emblem} size={64} />
            </Emblem>
          </Lit>
          {details}
        </Head>
      )}
      <PackageText text={item.text} name={item.name} hue={look.hue} />
      <Foot>
        <PurchaseLink
          href={shop}
          item={item.name}
          section={category.name}
          {...(isPending && { 'aria-busy': true, icon: <SpinnerMark /> })}
          onClick={(event) => {
            // Together with a key, browsers open links in their own ways.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            if (onBuy(item)) event.preventDefault();
          }}
        />
      </Foot>
    </Plate>
  );
});
