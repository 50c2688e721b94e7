import { styled } from 'styled-components';
import { performanceTips, specTiers } from '@/content/version-support';
import { BulletList } from '@/pages/reading/bullet-list';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { SpecTierCard } from './spec-tier-card';

const Tiers = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr);
    align-items: center;
  }
`;

const Tips = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: 280px minmax(0, 36rem);
    gap: ${({ theme }) => theme.space[8]};
  }
`;

/** What a computer needs, and what to change first when it is not enough. */
export const PerformancePanel = () => (
  <Stack gap={6}>
    <Tiers>
      {specTiers.map((tier) => (
        <li key={tier.id}>
          <SpecTierCard tier={tier} />
        </li>
      ))}
    </Tiers>
    <Tips>
      <Heading level={3} size="h2">
        {performanceTips.title}
      </Heading>
      <BulletList items={performanceTips.tips} ordered />
    </Tips>
  </Stack>
);
