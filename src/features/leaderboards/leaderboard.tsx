import { lazy, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import { modes } from '#network/modes';
import type { LeaderboardMode } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import { island } from '@/hydration/island';
import { byId } from '@/lib/by-id';
import { onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { Tabs } from '@/ui/menu/tabs';
import { Board } from './board/board';
import { MetricBar } from './board/metric-bar';
import { useAskedMode } from './use-asked-mode';

/** Card behind a mode's board. */
export const Plate = styled(Card)`
  padding-inline: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
  ${onlyWithScript}
`;
/** Lazy, because browsers with scripts do not render it. */
const WithoutScript = lazy(() => import(/* webpackChunkName: "plain-board" */ './board/without-script'));
const Aside = island(
  async () => ({ default: (await import(/* webpackChunkName: "leaderboard-aside" */ './aside')).Aside }),
  { until: 'seen' },
);

interface Choice {
  /** Undefined until the visitor selects one. */
  mode?: LeaderboardMode;
  /** Id of a metric; the mode's first one is shown if the mode lacks it. */
  metric?: string;
}

/** The best players of each mode by a chosen metric, and a search for the visitor's own rank. */
export const Leaderboard = () => {
  const asked = useAskedMode();
  const [choice, setChoice] = useState<Choice>({});
  // The selection shows at once, its board as soon as it is rendered.
  const drawn = useDeferredValue(choice);
  const modeOf = (chosen: Choice): GameMode => byId(modes, chosen.mode ?? asked ?? '') ?? modes[0];
  const metricOf = ({ metrics }: GameMode, { metric = '' }: Choice) => byId(metrics, metric) ?? metrics[0];
  const mode = modeOf(choice);
  const { id } = mode;
  const drawnMode = modeOf(drawn);
  return (
    <Tabs defaultValue={id} value={id} onChange={(mode) => setChoice({ ...choice, mode })}>
      <Tabs.List label={leaderboardTexts.modes}>
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
