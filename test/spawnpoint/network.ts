import home from '../../networks/spawnpoint/home';
import identity from '../../networks/spawnpoint/identity';
import legal from '../../networks/spawnpoint/legal';
import links from '../../networks/spawnpoint/links';
import mods from '../../networks/spawnpoint/mods';
import pages from '../../networks/spawnpoint/pages';
import rules from '../../networks/spawnpoint/rules';
import versions from '../../networks/spawnpoint/versions';
import { menuOf } from '../../tools/network/pages';
import { readAll } from '../support/fixtures/read-all';

/** The example network, as the specification has it. */
export const spawnpoint = readAll({ home, identity, legal, links, mods, pages, rules, versions });
export const spawnpointMenu = menuOf(spawnpoint);
