import { styled } from 'styled-components';
import type { Performance } from '@/contract/network/versions';
import { BulletList } from '@/pages/reading/bullet-list';
import { Columns } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { SpecTierCard } from './spec-tier-card';

const Tips = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: 280px minmax(0, 36rem);
    gap: ${({ theme }) => theme.space[8]};
  }
`;

/** System requirements, and tips if they are not met. */
export const PerformancePanel = ({ tiers, tips }: Performance) => (
  <Stack gap={6}>
    <Columns
      as="ul"
      template={tiers.map(({ recommended }) => `minmax(0, ${recommended ? '4fr' : '3fr'})`).join(' ')}
      align="center"
    >
      {tiers.map((tier) => (
        <li key={tier.title}>
          <SpecTierCard tier={tier} />
        </li>
      ))}
    </Columns>
    {tips && (
      <Tips>
        <Heading level={3} size="h2">
          {tips.title}
        </Heading>
        <BulletList items={tips.tips} ordered />
      </Tips>
    )}
  </Stack>
);
