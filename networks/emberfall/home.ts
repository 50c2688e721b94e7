import type { HomeInput } from '@/contract/network/home';

export default {
  hero: {
    kicker: 'Java und Bedrock',
    title: 'Wo das Feuer nicht ausgeht',
    text: 'Five worlds around one campfire. Found a town, raise an island, dig your way out of prison, or let a single block surprise you. Deutsch und Englisch.',
  },
  stats: [
    { value: '5', label: 'Welten', icon: 'map' },
    { value: '2019', label: 'Seit', icon: 'calendar' },
    { value: '2', label: 'Sprachen', icon: 'chat' },
  ],
  sections: [
    {
      kind: 'modes',
      title: 'Fünf Welten',
      text: 'One address for four of them, and one of its own for Bedrock.',
      cards: [
        {
          id: 'survival',
          title: 'Survival',
          description:
            'Ein Kontinent, den niemand zurücksetzt. Gründet Städte, baut Straßen, handelt auf Märkten.',
          points: ['Land claims', 'Städte mit eigenen Gesetzen', 'A map that has stood since 2019'],
          hue: 'lapis',
          art: 'harbor',
        },
        {
          id: 'skyblock',
          title: 'Skyblock',
          description: 'A tree, a chest and a long way down. Grow your island with up to eight friends.',
          points: ['Islands for up to eight', 'Challenges every Monday'],
          hue: 'diamond',
          art: 'islands',
        },
        {
          id: 'creative',
          title: 'Creative',
          description: 'Plots of 101 by 101, tools for large works, and neighbours who come to look.',
          points: ['Werkzeuge für große Bauten', 'Download your plot whenever you like'],
          hue: 'amethyst',
          art: 'tower',
        },
        {
          id: 'prison',
          title: 'Prison',
          description:
            'Vom Neuling zum freien Menschen: grabe, verkaufe, steige auf. Von Zelle zu Zelle wird die Mine tiefer.',
          points: ['Sechs Ränge', 'Eine Mine für jeden Rang'],
          hue: 'ember',
          art: 'stage',
        },
        {
          id: 'oneblock',
          title: 'OneBlock',
          description:
            'For Bedrock: everything you own comes out of a single block. Break it, and see what is next.',
          hue: 'gold',
          art: 'treasure',
        },
      ],
    },
    { kind: 'events', title: 'Termine', text: 'Alle Zeiten sind die von Berlin.' },
    {
      kind: 'features',
      title: 'Why people stay',
      text: 'Small things that make evenings long.',
      tiles: [
        {
          id: 'campfires',
          title: 'Lagerfeuer',
          description: 'Wer am Feuer sitzt, wird nicht angegriffen, und hört, was die anderen erzählen.',
          icon: 'heart',
          hue: 'ember',
        },
        {
          id: 'night-mail',
          title: 'Night mail',
          description: 'Write to friends who are away. The owl brings it when they come back.',
          icon: 'mail',
          hue: 'lapis',
        },
        {
          id: 'quiet-market',
          title: 'Quiet market',
          description: 'Shops that sell while you sleep, and prices that everybody can see.',
          icon: 'shop',
          hue: 'amber',
        },
      ],
    },
    { kind: 'news', title: 'Neues', text: 'What has changed since you were here last.' },
    { kind: 'community', title: 'Am Feuer', text: 'Was Leute sagen, die geblieben sind.' },
    {
      kind: 'closing',
      title: '{name} in Zahlen',
      stats: [
        { value: '2019', label: 'gegründet' },
        { value: '14', label: 'im Team' },
        { value: '1.180', label: 'Inseln' },
      ],
    },
  ],
  arrival: 'the campfire',
  promises: [
    { label: 'Keine Werbung im Chat', icon: 'bell' },
    { label: 'Nothing that wins is for sale', icon: 'scale' },
  ],
} satisfies HomeInput;
