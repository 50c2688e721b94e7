import type { VotingInput } from '@/contract/network/voting';

export default {
  subtitle: 'Three clicks a day bring new players to {name}. Each one pays.',
  sitesText: 'Each takes one vote every 24 hours, and opens in a new tab.',
  sites: [
    {
      id: 'first',
      name: 'Planet Minecraft',
      url: 'https://planet-minecraft.example/server/spawnpoint/vote',
      services: ['PlanetMinecraft.com', 'PlanetMinecraft'],
      emblem: 'compass',
      hue: 'diamond',
      rewards: [
        { reward: 'coins', count: 250 },
        { reward: 'vote-key', count: 1 },
        { reward: 'coinshop-coins', count: 5 },
      ],
      again: { hours: 24 },
    },
    {
      id: 'second',
      name: 'Minecraft Server List',
      url: 'https://server-list.example/server/spawnpoint/vote',
      services: ['minecraft-server-list.com', 'Minecraft-Server-List', 'MCSL'],
      emblem: 'map',
      hue: 'amber',
      rewards: [
        { reward: 'coins', count: 250 },
        { reward: 'vote-key', count: 1 },
        { reward: 'coinshop-coins', count: 5 },
      ],
      again: { hours: 24 },
    },
    {
      id: 'third',
      name: 'TopG',
      url: 'https://topg.example/server-spawnpoint',
      services: ['TopG.org', 'TopG'],
      emblem: 'beacon',
      hue: 'amethyst',
      rewards: [
        { reward: 'coins', count: 250 },
        { reward: 'vote-key', count: 2 },
        { reward: 'coinshop-coins', count: 5 },
      ],
      again: { hours: 24 },
    },
  ],
  rewards: [
    {
      id: 'coins',
      emblem: 'coin',
      words: { one: '{count} coin', other: '{count} coins' },
    },
    { id: 'vote-key', emblem: 'vote-key', words: { one: '{count} vote key', other: '{count} vote keys' } },
    {
      id: 'coinshop-coins',
      emblem: 'emerald',
      words: { one: '{count} Coinshop coin', other: '{count} Coinshop coins' },
    },
    {
      id: 'lifesteal-hearts',
      emblem: 'golden-apple',
      words: { one: '{count} Lifesteal heart', other: '{count} Lifesteal hearts' },
      server: 'lifesteal',
    },
    {
      id: 'monthly-rank',
      emblem: 'crown',
      words: { one: 'Rank for {count} day', other: 'Rank for {count} days' },
    },
  ],
  milestones: [
    { days: 3, rewards: [{ reward: 'coins', count: 1_000 }] },
    { days: 7, rewards: [{ reward: 'vote-key', count: 3 }] },
    { days: 14, rewards: [{ reward: 'coinshop-coins', count: 50 }] },
    {
      days: 30,
      emblem: 'trophy',
      rewards: [
        { reward: 'vote-key', count: 10 },
        { reward: 'lifesteal-hearts', count: 2 },
      ],
    },
  ],
  monthly: [
    [
      { reward: 'monthly-rank', count: 30 },
      { reward: 'vote-key', count: 10 },
    ],
    [
      { reward: 'monthly-rank', count: 30 },
      { reward: 'vote-key', count: 5 },
    ],
    [{ reward: 'monthly-rank', count: 30 }],
  ],
  goal: 1_500,
  uses: {
    text: 'What a vote is worth, and where to spend it.',
    items: [
      {
        emblem: 'vote-key',
        hue: 'gold',
        title: 'Vote Keys',
        text: 'Every vote drops a key for the vote crate at spawn. The third site gives two. Keys do not expire: save them up or open them as they come.',
      },
      {
        emblem: 'coin',
        hue: 'amber',
        title: 'In-game Currency',
        text: 'Coins for the market and for the Coinshop, in the mode that you join next. The Coinshop sells what fights cannot: trails, hats and room for more kits.',
      },
      {
        emblem: 'trophy',
        hue: 'crimson',
        title: 'Monthly Rewards',
        text: 'On the first of each month the most loyal voters of the month before get a rank for thirty days. Keep a streak alive and you are hard to beat.',
      },
    ],
  },
} satisfies VotingInput;
