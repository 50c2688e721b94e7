import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { leaderboardModes } from '@/content/leaderboard';
import { LEADERBOARD_MODES, type LeaderboardMode, type Metric } from '@/contract/leaderboard';
import { onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { island } from '@/ui/layout/island';
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
/** Browsers that run scripts draw nothing of it, and need no code for it. */
const WithoutScript = lazy(
  () => import(/* webpackChunkName: "leaderboard-no-script" */ './board/without-script'),
);
const Aside = island(
  async () => ({ default: (await import(/* webpackChunkName: "leaderboard-aside" */ './aside')).Aside }),
  { until: 'seen' },
);

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
      onChange={(value) => setChosen(LEADERBOARD_MODES.find((known) => known === value))}
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
        <WithoutScript />
      </noscript>
      <Columns template="minmax(0, 1fr) 340px" align="start">
        <Plate accent={leaderboardModes[mode].hue}>
          {LEADERBOARD_MODES.map((value) => (
            <Tabs.Panel key={value} value={value}>
              {value === mode && <Board mode={mode} metric={metric} isFirst={chosen === undefined} />}
            </Tabs.Panel>
          ))}
        </Plate>
        <Aside mode={mode} />
      </Columns>
    </Tabs>
  );
};
