import { styled } from 'styled-components';
import { shop } from '#messages/shop';
import { identity } from '#network/identity';
import type { ShopPackage } from '@/contract/shop';
import { formatPrice } from '@/features/shop/format-price';
import { useIsHydrated } from '@/hydration/hooks';
import { formatShortDate } from '@/lib/format-short-date';
import { formatTime } from '@/lib/format-time';
import { Note, VisuallyHidden } from '@/ui/layout/text';
import { Currency, PriceLine } from '../price';

const Before = styled.s`
  color: ${({ theme }) => theme.color.muted};
  font-size: 0.6em;
  font-weight: 600;
`;

/** End of a sale in the visitor's time; in the prerendered page, its day in the network's time zone. */
const SaleEnd = ({ at }: { at: string }) => {
  const isHydrated = useIsHydrated();
  const moment = isHydrated
    ? `${formatShortDate(at)}, ${formatTime(at)}`
    : formatShortDate(at, identity.timeZone);
  return (
    <Note color="amber" weight={600}>
      <time dateTime={at}>{shop.saleEnds(moment)}</time>
    </Note>
  );
};

/** A package's price; in a sale with the one before, and its end. */
export const PackagePrice = ({ item, currency }: { item: ShopPackage; currency: string }) => {
  const { price, before, saleEndsAt } = item;
  const text = formatPrice(price, currency);
  const beforeText = before === null ? '' : formatPrice(before, currency);
  return (
    <>
      <PriceLine $size="step" $length={text.length} suppressHydrationWarning>
        {before !== null && <VisuallyHidden>{shop.now} </VisuallyHidden>}
        {text} {!text.includes(currency) && <Currency>{currency}</Currency>}
        {before !== null && (
          <>
            <VisuallyHidden> {shop.before} </VisuallyHidden>
            <Before suppressHydrationWarning>{beforeText}</Before>
          </>
        )}
      </PriceLine>
      {saleEndsAt !== null && <SaleEnd at={saleEndsAt} />}
    </>
  );
};
