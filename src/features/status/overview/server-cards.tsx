import { styled } from 'styled-components';
import { assumed } from '#messages/server-info';
import { servers } from '#network/servers';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { onlyWithScript } from '@/theme/mixins';
import { Grid } from '@/ui/layout/grid';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { isAssumption } from '../selectors';
import { selectPhase, selectServers } from '../status-slice';
import { ServerCard } from './server-card';

/** Keeps its place when empty, so that nothing below moves. */
const Explanation = styled(Text)<{ $isNeeded: boolean }>`
  visibility: ${({ $isNeeded }) => !$isNeeded && 'hidden'};
  ${onlyWithScript}
`;

/** The tracked servers side by side, with an explanation of assumed figures. */
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
