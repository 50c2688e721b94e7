import type { ServersInput } from '@/contract/network/servers';

export default {
  servers: [
    {
      id: 'harbor',
      title: 'Harbor Server',
      group: 'Harbor',
      hue: 'grass',
      address: 'harbor.spawnpoint.example:25565',
    },
    {
      id: 'skywars',
      title: 'Sky Wars Server',
      group: 'Sky Wars',
      hue: 'ember',
      address: 'skywars.spawnpoint.example:25565',
    },
    {
      id: 'parkour',
      title: 'Parkour Server',
      group: 'Parkour',
      hue: 'crimson',
      address: 'parkour.spawnpoint.example:25565',
      offlineLabel: 'MAINTENANCE',
    },
  ],
  publishPlayers: 'as-the-game',
  features: {
    title: 'Server Features',
    items: [
      {
        title: 'Advanced Anti-Cheat',
        text: 'Checks movement, reach and clicks as you play, and hands doubtful cases to a human.',
        icon: 'shield',
      },
      {
        title: 'Custom Plugins',
        text: 'Duels, kits, hearts and events run on plugins that our own developers write and fix.',
        icon: 'code',
      },
      {
        title: 'High Performance',
        text: 'Every mode has a server of its own, so a full harbor never slows down your fight.',
        icon: 'zap',
      },
      {
        title: 'DDOS Protected',
        text: 'Traffic is filtered before it reaches us, so attacks on the network rarely reach your game.',
        icon: 'server',
      },
      {
        title: 'Fast Support',
        text: 'Staff answer in game and on Discord; tickets get a reply within 24 hours.',
        icon: 'headset',
      },
    ],
  },
} satisfies ServersInput;
