import type { PagesInput } from '@/contract/network/pages';

export default {
  pages: {
    home: { title: '{name} · Minecraft Java network' },
    serverInfo: {
      subtitle: 'Check out our server status, features, and how to connect.',
      description:
        'See who is online on {name} right now, how the Lobby, PvP and Lifesteal servers are doing, and how to connect.',
    },
    store: {
      description:
        'Ranks for Practice PvP and Lifesteal on {name}: what each one gives you and what it costs, in US dollars.',
    },
    vote: {
      description:
        'Vote for {name} once a day on three listing sites, keep your streak alive and collect vote keys, in-game currency and coins.',
    },
    leaderboard: {
      description:
        'The ten best players of {name} in PvP and Lifesteal, by kills, K/D ratio, playtime, blocks mined and mob kills.',
    },
    rules: {
      description: 'The rules of {name} in eight short sections, and what happens when somebody breaks them.',
    },
    community: {
      description: 'Where {name} meets between matches: the Discord server, the forums and the next events.',
    },
    team: {
      description:
        'The people behind {name}: leadership, developers, moderators and helpers, and what each of them looks after.',
    },
    support: {
      description:
        'Help with {name}: live support, guides, tickets, answers to common questions and a form that reaches the team.',
    },
    apply: {
      description: 'Join the team of {name} as Staff, Media, Builder, Developer or Partner. Start here.',
    },
    applyGuidelines: {
      description:
        'What {name} asks of applicants, what each position needs and how an application is reviewed.',
    },
    applyForm: {
      subtitle: 'Choose a position, answer in your own words, and the team gets to know you.',
      description:
        'The application form of {name}. Choose a position, answer in your own words and send it to the team.',
    },
    requiredMods: {
      description:
        'Which mods {name} needs, which ones help, which ones are prohibited, and how to install them in four steps.',
    },
    versions: {
      description:
        'Which Minecraft versions can join {name}, what works on each, what your computer needs and which mods are fine.',
    },
    news: {
      description: 'What is new on {name}: seasons, updates and announcements, the newest first.',
    },
    events: {
      subtitle: 'What takes place on {name}, and what there is to win.',
      description:
        'Tournaments, competitions and other dates on {name}, what there is to win, and a calendar to follow.',
    },
    terms: {
      description:
        'The terms for using {name}: accounts, rules, purchases and what we can and cannot promise.',
    },
    dmca: {
      description:
        'How to report a copyright infringement on {name}, how to answer a report, and what happens to repeat infringers.',
    },
    coppa: {
      description:
        'For parents of players under 13: your rights, what {name} collects from children, and how to give or withdraw consent.',
    },
  },
} satisfies PagesInput;
