import type { CommunityInput } from '@/contract/network/community';

const discord = 'https://discord.emberfall.example';

export default {
  home: {
    stats: [
      { value: '1.4K', label: 'on Discord' },
      { value: '60+', label: 'Städte' },
    ],
    invite: { label: 'Ans Feuer setzen', url: discord },
    testimonials: [
      {
        name: 'Hanne',
        role: 'Bürgermeisterin von Nordhafen',
        quote: 'Ich wollte eine Hütte bauen. Jetzt habe ich einen Hafen, elf Nachbarn und Wahlen im März.',
      },
      {
        name: 'Gareth',
        role: 'lives on an island',
        quote: 'I came for skyblock and learned German from people who fish at night.',
        rating: 4,
      },
    ],
  },
  subtitle: 'Where {name} goes on when the game is closed.',
  invite: {
    title: 'Discord',
    text: 'Auf Deutsch und Englisch, mit Räumen für jede Welt.',
    bullets: ['Linked with the chat in the game', 'Ein Raum für jede Stadt'],
    label: 'Discord öffnen',
    url: discord,
  },
  upcoming: {
    text: 'Was noch kein festes Datum hat.',
    events: [
      { title: 'Winterfest', month: 'Dez', date: '?', type: 'Fest', text: 'Schnee in allen fünf Welten.' },
    ],
  },
} satisfies CommunityInput;
