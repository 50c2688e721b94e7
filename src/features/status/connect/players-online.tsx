import { styled } from 'styled-components';
import { networkPlayers as texts } from '#messages/connect';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { useAppSelector } from '@/store/hooks';
import { whileVisible } from '@/store/polling';
import { onlyWithScript } from '@/theme/mixins';
import { Text, VisuallyHidden } from '@/ui/layout/text';
import { selectTotals } from '../selectors';
import { selectOutage } from '../status-slice';
import { useLiveStatus } from '../use-live-status';

/** Slow, because every visit sees this, and each poll is a call of a function (docs/COSTS.md). */
const SELDOM = whileVisible(300_000);

/** Nothing counts them without scripts. */
const Line = styled(Text)`
  ${onlyWithScript}
`;

/** Number of players on the whole network, as a sentence; a dash while it is unknown. */
export const PlayersOnline = () => {
  useLiveStatus(SELDOM);
  const { playersOnline } = useAppSelector(selectTotals);
  const isFailing = useAppSelector(selectOutage) !== 'none';
  return playersOnline === null || isFailing ? (
    <Line tabular>
      <span aria-hidden="true">{counted(texts.online, 0, () => '–')}</span>
      <VisuallyHidden>{texts.unknown}</VisuallyHidden>
    </Line>
  ) : (
    <Line tabular>{counted(texts.online, playersOnline, formatNumber)}</Line>
  );
};
