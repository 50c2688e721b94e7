import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { shop as texts } from '#messages/shop';
import type { Catalogue } from '@/contract/shop';
import { island } from '@/hydration/island';
import { ButtonLink } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Section } from '@/ui/layout/section';
import { CategorySection } from './category-section';
import type { Buy } from './package-card';
import { Terms } from './terms';

const Buyer = island(() => import(/* webpackChunkName: "buyer" */ './buyer'), { until: 'seen' });

const Bar = styled(Section)`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding-bottom: 0;

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    padding-bottom: 0;
  }
`;

/** Says that a shop sells nothing, and leads to it. */
export const Empty = ({ shop }: { shop: string }) => (
  <Section as="div">
    <EmptyState
      title={texts.empty.title}
      icon={<PixelIcon name="chest" size={64} />}
      action={<ButtonLink href={shop}>{texts.empty.link}</ButtonLink>}
    >
      {texts.empty.text}
    </EmptyState>
  </Section>
);

export interface CounterProps {
  catalogue: Catalogue;
  isStale: boolean;
}

/** Everything that the shop sells, and who it is for. */
export const Counter = ({ catalogue, isStale }: CounterProps) => {
  const { categories, currency, shop, fetchedAt } = catalogue;
  const [pending, setPending] = useState<string | null>(null);
  // Until the buyer's part has loaded, the links open the shop.
  const desk = useRef<Buy>(null);
  const [onBuy] = useState((): Buy => (item) => desk.current?.(item) ?? false);
  if (categories.length === 0) return <Empty shop={shop} />;
  return (
    <>
      <Bar forwardedAs="div">
        <Buyer desk={desk} shop={shop} onPending={setPending} />
        <Terms fetchedAt={fetchedAt} isStale={isStale} />
      </Bar>
      {categories.map((category) => (
        <CategorySection
          key={category.id}
          category={category}
          currency={currency}
          shop={shop}
          pending={pending}
          onBuy={onBuy}
        />
      ))}
    </>
  );
};
