import type { ServersInput } from '@/contract/network/servers';

export default {
  servers: [{ id: 'world', title: 'The World', group: 'World', hue: 'grass', address: 'mc.hut.example' }],
} satisfies ServersInput;
