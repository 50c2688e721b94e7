import { styled } from 'styled-components';
import type { RankSection } from '@/content/ranks';
import { SectionTitle } from '@/pages/scenery/section-title';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Section } from '@/ui/layout/section';
import { RankStep } from './rank-step';
import { TopRank } from './top-rank';

const Steps = styled.ol<{ $steps: number }>`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => theme.space[2]};

    & > :nth-last-child(2):nth-child(odd),
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(${({ $steps }) => $steps}, minmax(0, 1fr));
    gap: ${({ theme }) => `${theme.space[4]} ${theme.space[1]}`};

    & > :nth-last-child(2):nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/** All ranks of a mode, from the first step to the top. */
export const RankLadder = ({ section }: { section: RankSection }) => {
  const { id, title, text, ranks } = section;
  const below = ranks.slice(0, -1);
  const top = ranks.at(-1);
  const titleId = `${id}-title`;
  return (
    <Section id={id} aria-labelledby={titleId}>
      <SectionTitle id={titleId} title={title} text={text} mark={<PixelIcon name={id} size={64} />} />
      <Steps $steps={below.length}>
        {below.map((rank, index) => (
          <RankStep key={rank.id} rank={rank} section={section} place={index} steps={below.length} />
        ))}
        {top && <TopRank rank={top} section={section} climbed={below} />}
      </Steps>
    </Section>
  );
};
