import { useState } from 'react';
import { styled } from 'styled-components';
import { leaderboardModes } from '@/content/leaderboard';
import { LEADERBOARD_MODES, type LeaderboardMode, type Metric } from '@/contract/leaderboard';
import { onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { island } from '@/ui/layout/island';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/menu/tabs';
import { Board } from './board/board';
import { MetricBar } from './board/metric-bar';
import { useAskedMode } from './use-asked-mode';

const Plate = styled(Card)`
  padding-inline: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
  ${onlyWithScript}
`;
const Missing = styled(Alert)`
  margin-bottom: ${({ theme }) => theme.space[3]};
`;
const PlayerSearch = island(
  async () => ({ default: (await import('./players/player-search')).PlayerSearch }),
  { until: 'seen' },
);
const TitlesCard = island(async () => ({ default: (await import('./board/titles-card')).TitlesCard }), {
  until: 'seen',
});

const isMode = (value: string): value is LeaderboardMode => LEADERBOARD_MODES.some((mode) => mode === value);

/** The best players of each mode by a metric of choice, and a search for one's own place. */
export const Leaderboard = () => {
  const asked = useAskedMode();
  const [chosen, setChosen] = useState<LeaderboardMode>();
  const [metric, setMetric] = useState<Metric>('kills');
  const mode = chosen ?? asked ?? 'pvp';
  return (
    <Tabs
      defaultValue={mode}
      value={mode}
      onChange={(value) => {
        if (isMode(value)) setChosen(value);
      }}
    >
      <Tabs.List label="Game mode">
        {LEADERBOARD_MODES.map((value) => (
          <Tabs.Tab
            key={value}
            value={value}
            icon={<PixelIcon name={leaderboardModes[value].art} size={24} />}
          >
            {leaderboardModes[value].title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <MetricBar metric={metric} onChoose={setMetric} />
      <noscript>
        <Missing tone="info" title="The leaderboard needs JavaScript">
          Its figures come from the game servers while you watch.
        </Missing>
      </noscript>
      <Columns template="minmax(0, 1fr) 340px" align="start">
        <Plate accent={leaderboardModes[mode].hue}>
          {LEADERBOARD_MODES.map((value) => (
            <Tabs.Panel key={value} value={value}>
              {value === mode && <Board mode={mode} metric={metric} isFirst={chosen === undefined} />}
            </Tabs.Panel>
          ))}
        </Plate>
        <Stack gap={3}>
          <PlayerSearch mode={mode} />
          <TitlesCard />
        </Stack>
      </Columns>
    </Tabs>
  );
};
