import type { ServerId } from '@/contract/network/servers';
import type { ServerStatus } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { offlineServer, onlineServer } from '../../test/support/fixtures/status-responses';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { totalOf } from './total';

const playing = (online: number | null, max: number | null) =>
  onlineServer(0, { players: { online, max, list: [] } });
const total = (
  entrance: ServerStatus,
  other: ServerStatus,
  locationOf: (id: ServerId) => string = (id) => id,
) =>
  totalOf(
    { ...perServer(() => offlineServer()), [ENTRANCE_SERVER]: entrance, [OTHER_SERVER]: other },
    locationOf,
  );
const behindProxy = () => 'proxy:25565';

test('servers of their own add up', () => {
  expect(total(playing(4, 100), playing(12, 50))).toEqual({ online: 16, max: 150 });
});

test('an address counts once, by the larger of what it said', () => {
  expect(total(playing(40, 500), playing(41, 500), behindProxy)).toEqual({ online: 41, max: 500 });
});

test('an address that was reached once is counted', () => {
  expect(total(offlineServer(), playing(41, 500), behindProxy)).toEqual({ online: 41, max: 500 });
  expect(total(playing(null, 500), playing(41, null), behindProxy)).toEqual({ online: 41, max: 500 });
});

test('servers that do not tell are left out, and the total is unknown where none does', () => {
  expect(total(playing(4, null), playing(null, 50))).toEqual({ online: 4, max: 50 });
  expect(total(playing(null, null), playing(null, null))).toEqual({ online: null, max: null });
});

test('with no server online nobody plays', () => {
  expect(total(offlineServer(), offlineServer())).toEqual({ online: 0, max: 0 });
});
