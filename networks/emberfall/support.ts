import type { SupportInput } from '@/contract/network/support';

export default {
  title: 'Hilfe',
  subtitle: 'Fragt uns. We answer in German and English.',
  ways: [
    {
      id: 'chat',
      title: 'Frag eine Wache',
      text: 'Im Chat oder auf Discord. Abends ist immer jemand da.',
      note: '17 bis 23 Uhr',
      label: 'Discord öffnen',
      url: 'https://discord.emberfall.example',
      icon: 'chat',
    },
    {
      id: 'wiki',
      title: 'Wiki',
      text: 'How towns, islands and the mine work, with pictures.',
      label: 'Wiki lesen',
      url: 'https://wiki.emberfall.example',
      icon: 'book',
    },
  ],
  questions: { title: 'Häufige Fragen', text: 'What newcomers ask most.' },
  topics: {
    title: 'Worum geht es?',
    items: [
      { label: 'Einkauf', icon: 'shop' },
      { label: 'Strafe', icon: 'scale' },
      { label: 'Something broke', icon: 'bug' },
    ],
  },
  contact: { title: 'Schreibt uns', text: 'Wir antworten meist am selben Abend. Never send us a password.' },
} satisfies SupportInput;
