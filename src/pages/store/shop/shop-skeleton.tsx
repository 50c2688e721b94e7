import { styled } from 'styled-components';
import { shop as texts } from '#messages/shop';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Section } from '@/ui/layout/section';
import { VisuallyHidden } from '@/ui/layout/text';
import { ItemCell } from '../item-card';
import { Items } from '../item-grid';

const CARDS = [1, 2, 3, 4];

const Column = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;
const Title = styled.div`
  margin-bottom: ${({ theme }) => theme.space[3]};
`;

/** Placeholder of a shop that is loading, about as large as a section of it. */
export const ShopSkeleton = () => (
  <Section as="div">
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Title>
      <Skeleton width="320px" height="64px" />
    </Title>
    <Items aria-hidden="true">
      {CARDS.map((card) => (
        <ItemCell key={card}>
          <Column>
            <Skeleton height="160px" />
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton width="40%" height="1.75rem" />
            <Skeleton height="8rem" />
            <Skeleton height="44px" />
          </Column>
        </ItemCell>
      ))}
    </Items>
  </Section>
);
