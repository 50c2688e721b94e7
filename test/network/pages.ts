import type { PagesInput } from '@/contract/network/pages';

export default {
  pages: {
    home: { title: '{name} · Minecraft Java network' },
    serverInfo: {
      description:
        'See who is online on {name} right now, how the Harbor, Sky Wars and Parkour servers are doing, and how to connect.',
    },
    store: {
      description:
        'Ranks for Practice Sky Wars and Parkour on {name}: what each one gives you and what it costs, in US dollars.',
    },
    vote: {
      description:
        'Vote for {name} once a day on three listing sites, keep your streak alive and collect vote keys, in-game currency and coins.',
    },
    leaderboard: {
      description:
        'The ten best players of {name} in Sky Wars and Parkour, by kills, K/D ratio, playtime, blocks mined and mob kills.',
    },
    rules: {
      description: 'The rules of {name} in eight short sections, and what happens when somebody breaks them.',
    },
    community: {
      description: 'Where {name} meets between matches: the Discord server, the forums and the next events.',
    },
    apply: {
      description: 'Join the team of {name} as Staff, Media, Architect, Developer or Partner. Start here.',
    },
    requiredMods: {
      description:
        'Which mods {name} needs, which ones help, which ones are prohibited, and how to install them in four steps.',
    },
  },
} satisfies PagesInput;
