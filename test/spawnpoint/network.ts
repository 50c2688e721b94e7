import { menuOf } from '../../tools/network/pages';
import { readAll } from '../support/fixtures/read-all';

/** The example network, as specified. */
export const spawnpoint = readAll('networks/spawnpoint');
export const spawnpointMenu = menuOf(spawnpoint);
