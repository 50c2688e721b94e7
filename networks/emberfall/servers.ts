import type { ServersInput } from '@/contract/network/servers';

// Four worlds stand behind one proxy, which would answer for each with the players of all: their companions say how they are.
export default {
  servers: [
    { id: 'survival', title: 'Survival', group: 'Survival', hue: 'lapis', status: 'companion' },
    { id: 'skyblock', title: 'Skyblock', group: 'Skyblock', hue: 'diamond', status: 'companion' },
    { id: 'creative', title: 'Creative', group: 'Creative', hue: 'amethyst', status: 'companion' },
    {
      id: 'prison',
      title: 'Prison',
      group: 'Prison',
      hue: 'ember',
      status: 'companion',
      offlineLabel: 'UMBAU',
    },
    {
      id: 'oneblock',
      title: 'OneBlock',
      group: 'OneBlock',
      hue: 'gold',
      edition: 'bedrock',
      address: 'bedrock.emberfall.example:19132',
      places: 'real',
    },
  ],
  publishPlayers: 'all',
  features: {
    title: 'Was dahinter steckt',
    items: [
      {
        title: 'Hosted in Nuremberg',
        text: 'All five worlds run on two machines of ours, a short way from most of you.',
        icon: 'server',
      },
      {
        title: 'Java und Bedrock',
        text: 'OneBlock gibt es für Bedrock. In die anderen Welten kommt ihr mit beiden Editionen.',
        icon: 'plug',
      },
      {
        title: 'Sicherungen jede Nacht',
        text: 'Um vier Uhr früh sichern wir jede Welt und heben die Kopien zwei Wochen auf.',
        icon: 'shield',
      },
      {
        title: 'One wallet',
        text: 'Your embers travel with you, from the prison mine to your island.',
        icon: 'coins',
      },
    ],
  },
} satisfies ServersInput;
