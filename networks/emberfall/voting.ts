import type { VotingInput } from '@/contract/network/voting';

const midnight = { at: '00:00', zone: 'Europe/Berlin' };
const usual = [
  { reward: 'embers', count: 40 },
  { reward: 'crate-key', count: 1 },
];

export default {
  title: 'Abstimmen',
  subtitle:
    'Six lists, half of which start anew at midnight in Berlin. Jede Stimme bringt jemanden ans Feuer.',
  sitesText: 'Each opens in a new tab. Wann es wieder geht, steht auf der Karte.',
  sites: [
    {
      id: 'minecraft-mp',
      name: 'Minecraft-MP',
      url: 'https://minecraft-mp.example/server/emberfall/vote',
      services: ['MinecraftMP.com', 'Minecraft-MP.com'],
      emblem: 'compass',
      hue: 'diamond',
      rewards: usual,
      again: midnight,
      check: 'minecraft-mp',
    },
    {
      id: 'minecraft-server-net',
      name: 'Minecraft-Server.net',
      url: 'https://minecraft-server-net.example/vote/emberfall',
      services: ['minecraft-server.net'],
      emblem: 'map',
      hue: 'grass',
      rewards: usual,
      again: midnight,
      check: 'minecraft-server-net',
    },
    {
      id: 'serverliste24',
      name: 'Serverliste24',
      url: 'https://serverliste24.example/emberfall',
      services: ['serverliste24.example'],
      emblem: 'scroll',
      hue: 'amber',
      rewards: usual,
      again: midnight,
    },
    {
      id: 'craft-servers',
      name: 'CraftServers',
      url: 'https://craftservers.example/vote/emberfall',
      services: ['CraftServers'],
      emblem: 'beacon',
      hue: 'amethyst',
      rewards: [{ reward: 'embers', count: 60 }],
    },
    {
      id: 'best-mine',
      name: 'Best-Mine',
      url: 'https://best-mine.example/s/emberfall',
      services: ['best-mine'],
      emblem: 'pickaxe',
      hue: 'ember',
      rewards: [{ reward: 'crate-key', count: 2 }],
      again: { hours: 12 },
    },
    {
      id: 'bedrock-top',
      name: 'Bedrock Top 100',
      url: 'https://bedrock-top.example/emberfall',
      services: ['bedrock-top'],
      emblem: 'trophy',
      hue: 'gold',
      rewards: [{ reward: 'embers', count: 50 }],
      again: { hours: 22 },
    },
  ],
  rewards: [
    {
      id: 'embers',
      emblem: 'campfire',
      words: { one: '{count} ember', other: '{count} embers' },
    },
    { id: 'crate-key', emblem: 'chest', words: { one: '{count} crate key', other: '{count} crate keys' } },
    {
      id: 'island-boost',
      emblem: 'beacon',
      words: { one: 'Island boost for {count} hour', other: 'Island boost for {count} hours' },
      server: 'skyblock',
    },
    {
      id: 'mine-pass',
      emblem: 'pickaxe',
      words: { one: 'Mine pass for {count} day', other: 'Mine pass for {count} days' },
      server: 'prison',
    },
  ],
  milestones: [
    { days: 2, rewards: [{ reward: 'embers', count: 100 }] },
    { days: 10, rewards: [{ reward: 'island-boost', count: 4 }] },
    { days: 25, rewards: [{ reward: 'mine-pass', count: 3 }] },
    { days: 60, emblem: 'trophy', rewards: [{ reward: 'crate-key', count: 12 }] },
    { days: 365, emblem: 'crown', rewards: [{ reward: 'embers', count: 5_000 }] },
  ],
  spared: 2,
  monthly: [[{ reward: 'mine-pass', count: 30 }], [{ reward: 'crate-key', count: 6 }]],
  goal: 2_400,
  uses: {
    title: 'Wozu das gut ist',
    text: 'What your votes become.',
    items: [
      {
        title: 'Embers',
        text: 'Das Geld, das in allen Welten gilt. Spend it at any campfire.',
        emblem: 'campfire',
        hue: 'ember',
      },
      {
        title: 'Kisten',
        text: 'Am Feuer steht eine Kiste. Ein Schlüssel, ein Griff hinein: Hüte, Funkenspuren, Setzlinge.',
        emblem: 'chest',
        hue: 'gold',
      },
      {
        title: 'Ausdauer',
        text: 'Wer Tag für Tag abstimmt, bekommt mehr. Two missed days in seven are forgiven.',
        emblem: 'trophy',
        hue: 'amethyst',
      },
    ],
  },
} satisfies VotingInput;
