import { styled } from 'styled-components';
import { featureLevelLabels, versionTexts } from '#messages/versions';
import type { FeatureLevel as Level } from '@/contract/network/versions';
import type { ColorName } from '@/theme/tokens';

/** Number of filled blocks out of five. */
const filled: Record<Level, number> = { full: 5, partial: 4, basic: 3, limited: 2, minimal: 1, none: 0 };

const Facts = styled.dl`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize.small};

  & dt {
    color: ${({ theme }) => theme.color.muted};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    font-weight: 700;
  }
`;

const Blocks = styled.svg<{ $color: ColorName }>`
  & rect {
    fill: ${({ theme }) => theme.color.line};
  }
  & rect[data-filled] {
    fill: ${({ theme, $color }) => theme.color[$color]};
  }
`;

/** Share of the network's features in a version: as a word, and in blocks. */
export const FeatureLevel = ({ level, color }: { level: Level; color: ColorName }) => (
  <Facts>
    <dt>{versionTexts.features}</dt>
    <dd>
      {featureLevelLabels[level]}
      <Blocks $color={color} width={68} height={12} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((block) => (
          <rect
            key={block}
            x={block * 14}
            width={12}
            height={12}
            data-filled={block < filled[level] ? '' : undefined}
          />
        ))}
      </Blocks>
    </dd>
  </Facts>
);
