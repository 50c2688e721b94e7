import { lazy, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import { modes } from '#network/modes';
import { island } from '@/hydration/island';
import { onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { Tabs } from '@/ui/menu/tabs';
import { useAddressed } from '@/ui/routing/use-addressed';
import { Board } from './board/board';
import { MetricBar } from './board/metric-bar';

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

/** The best players of each mode by a chosen metric, and a search for the visitor's own rank. */
export const Leaderboard = () => {
  const [mode = modes[0], chooseMode, hasChosen] = useAddressed('mode', modes);
  const [metric = mode.metrics[0], chooseMetric] = useAddressed('metric', mode.metrics);
  const { id } = mode;
  // The selection shows at once, its board as soon as it is rendered.
  const drawnMode = useDeferredValue(mode);
  const drawnMetric = useDeferredValue(metric);
  const isFirst = !useDeferredValue(hasChosen);
  return (
    <Tabs value={id} onChange={chooseMode}>
      <Tabs.List label={leaderboardTexts.modes}>
        {modes.map(({ id, title, icon }) => (
          <Tabs.Tab key={id} value={id} icon={<PixelIcon name={icon} size={24} />}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <MetricBar metrics={mode.metrics} metric={metric} onChoose={chooseMetric} />
      <noscript>
        <WithoutScript />
      </noscript>
      <Columns template="minmax(0, 1fr) 340px" align="start">
        <Plate accent={drawnMode.hue}>
          <Tabs.Panel key={drawnMode.id} value={drawnMode.id}>
            <Board mode={drawnMode.id} metric={drawnMetric} isFirst={isFirst} />
          </Tabs.Panel>
        </Plate>
        <Aside mode={drawnMode} />
      </Columns>
    </Tabs>
  );
};
