import { lazy, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { modes } from '#network/modes';
import type { LeaderboardMode } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import { byId } from '@/lib/by-id';
import { onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { island } from '@/ui/layout/island';
import { Tabs } from '@/ui/menu/tabs';
import { Board } from './board/board';
import { MetricBar } from './board/metric-bar';
import { useAskedMode } from './use-asked-mode';

/** What a mode's board stands on. */
export const Plate = styled(Card)`
  padding-inline: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
  ${onlyWithScript}
`;
/** Browsers that run scripts draw nothing of it, and need no code for it. */
const WithoutScript = lazy(() => import(/* webpackChunkName: "plain-board" */ './board/without-script'));
const Aside = island(
  async () => ({ default: (await import(/* webpackChunkName: "leaderboard-aside" */ './aside')).Aside }),
  { until: 'seen' },
);

interface Choice {
  /** Undefined until the visitor chooses one. */
  mode?: LeaderboardMode;
  /** An id; of a mode that has none of this id, the first is shown. */
  metric?: string;
}

/** The best players of each mode by a metric of choice, and a search for one's own place. */
export const Leaderboard = () => {
  const asked = useAskedMode();
  const [choice, setChoice] = useState<Choice>({});
  // The choice shows at once, and its board once it is drawn.
  const drawn = useDeferredValue(choice);
  const modeOf = (chosen: Choice): GameMode => byId(modes, chosen.mode ?? asked ?? '') ?? modes[0];
  const metricOf = ({ metrics }: GameMode, { metric = '' }: Choice) => byId(metrics, metric) ?? metrics[0];
  const mode = modeOf(choice);
  const { id } = mode;
  const drawnMode = modeOf(drawn);
  return (
    <Tabs defaultValue={id} value={id} onChange={(mode) => setChoice({ ...choice, mode })}>
      <Tabs.List label="Game mode">
        {modes.map(({ id, title, icon }) => (
          <Tabs.Tab key={id} value={id} icon={<PixelIcon name={icon} size={24} />}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <MetricBar
        metrics={mode.metrics}
        metric={metricOf(mode, choice)}
        onChoose={(metric) => setChoice({ ...choice, metric })}
      />
      <noscript>
        <WithoutScript />
      </noscript>
      <Columns template="minmax(0, 1fr) 340px" align="start">
        <Plate accent={drawnMode.hue}>
          <Tabs.Panel key={drawnMode.id} value={drawnMode.id}>
            <Board
              mode={drawnMode.id}
              metric={metricOf(drawnMode, drawn)}
              isFirst={drawn.mode === undefined}
            />
          </Tabs.Panel>
        </Plate>
        <Aside mode={drawnMode} />
      </Columns>
    </Tabs>
  );
};
