import { styled } from 'styled-components';
import { servers } from '#network/servers';
import { assumed } from '@/messages/en/server-info';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { onlyWithScript } from '@/theme/mixins';
import { Grid } from '@/ui/layout/grid';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { isAssumption } from '../selectors';
import { selectPhase, selectServers } from '../status-slice';
import { ServerCard } from './server-card';

/** Keeps its place when there is nothing to explain, so that nothing below moves. */
const Explanation = styled(Text)<{ $isNeeded: boolean }>`
  visibility: ${({ $isNeeded }) => !$isNeeded && 'hidden'};
  ${onlyWithScript}
`;

/** The tracked servers side by side, and what it means that a figure is assumed. */
export const ServerCards = () => {
  const loading = useDrawnSelector(selectPhase) === 'loading';
  const tracked = useDrawnSelector(selectServers);
  const isNeeded = !loading && Object.values(tracked).some(isAssumption);
  return (
    <Stack gap={1}>
      <Grid columns={3} min="260px">
        {servers.map((server) => (
          <ServerCard key={server.id} {...server} />
        ))}
      </Grid>
      <Explanation size="small" color="muted" $isNeeded={isNeeded}>
        {assumed.text}
      </Explanation>
    </Stack>
  );
};
