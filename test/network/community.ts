import type { CommunityInput } from '@/contract/network/community';

export default {
  home: {
    stats: [
      { value: '6K+', label: 'Discord Members' },
      { value: '200+', label: 'Active Players' },
      { value: '100+', label: 'Projects Built' },
      { value: '10+', label: 'Events Monthly' },
    ],
    invite: { label: 'Join Discord', url: 'https://discord.spawnpoint.example' },
    testimonials: [
      {
        name: 'Mira Vale',
        role: 'Parkour player since Season 2',
        quote:
          'I lost nine hearts on my first weekend and was given a base, two friends and a nickname by Monday. I have not missed a season since.',
        rating: 5,
      },
      {
        name: 'Tobias Renn',
        role: 'Tournament regular',
        quote:
          'Queues are short, hits feel right, and when somebody cheats they are gone before the round is over. That is all I ever wanted from practice.',
        rating: 5,
      },
      {
        name: 'Anjali Rao',
        role: 'Architect and parent',
        quote:
          'My son and I build here on Sundays. Chat stays friendly, and the one time it did not, a moderator wrote to me the same evening.',
        rating: 5,
      },
    ],
  },
  title: 'Community Hub',
  subtitle: '{name} does not stop when you log out. Here is where the rest of it happens.',
  invite: {
    title: 'Join Our Discord',
    text: 'The fastest way to find a team, hear about a restart or ask something that no guide answers. Read the welcome channel, choose your modes, say hello.',
    bullets: ['6,000+ members', 'Chat channels per game mode', 'Weekly events and giveaways'],
    label: 'Join Our Discord',
    url: 'https://discord.spawnpoint.example',
  },
  forums: {
    title: 'Forums',
    text: 'Longer than a chat message, and still there next month.',
    viewAll: { label: 'View All Forums', url: 'https://forums.spawnpoint.example' },
    categories: [
      {
        id: 'survival-strategies',
        title: 'Survival Strategies',
        description:
          'First nights, hidden bases, heart trades that went well and some that did not. Bring coordinates you no longer need.',
        url: 'https://forums.spawnpoint.example/category/survival-strategies',
        posts: 1243,
        recentPosters: ['emberfox_', 'QuartzPilot', 'mosslantern'],
        hue: 'grass',
        emblem: 'compass',
      },
      {
        id: 'redstone-creations',
        title: 'Redstone Creations',
        description:
          'Doors, sorters, farms and contraptions that nobody asked for, with schematics and the patience to explain them.',
        url: 'https://forums.spawnpoint.example/category/redstone-creations',
        posts: 876,
        recentPosters: ['Comparatrix', 'tickwarden', 'BlazeLedger'],
        hue: 'crimson',
        emblem: 'redstone',
      },
      {
        id: 'creative-builds',
        title: 'Creative Builds',
        description:
          'Screenshots of finished builds, and help with the unfinished ones. Ask for a critique and you will get a kind one.',
        url: 'https://forums.spawnpoint.example/category/creative-builds',
        posts: 1589,
        recentPosters: ['TerraCotta9', 'oakandamber', 'VelvetSpire'],
        hue: 'diamond',
        emblem: 'bricks',
      },
    ],
  },
  upcoming: {
    title: 'Upcoming Events',
    text: 'New dates are announced on Discord first.',
    events: [
      {
        title: 'Coming Soon...',
        month: 'SOON',
        date: 'TBA',
        type: 'Event',
        text: 'Announcement coming soon',
      },
      {
        title: 'Coming Soon...',
        month: 'SOON',
        date: 'TBA',
        type: 'Event',
        text: 'Announcement coming soon',
      },
      {
        title: 'Coming Soon...',
        month: 'SOON',
        date: 'TBA',
        type: 'Event',
        text: 'Announcement coming soon',
      },
    ],
    notify: { label: 'Stay Notified', url: 'https://discord.spawnpoint.example' },
  },
} satisfies CommunityInput;
