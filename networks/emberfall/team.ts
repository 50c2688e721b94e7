import type { TeamInput } from '@/contract/network/team';

export default {
  title: 'Die Leute',
  subtitle: 'Wer das Feuer hütet.',
  sections: [
    {
      id: 'keepers',
      title: 'Feuerwarte',
      text: 'Sie haben {name} gegründet und zahlen die Rechnungen.',
      hue: 'gold',
      icon: 'crown',
    },
    {
      id: 'smiths',
      title: 'Schmiede',
      text: 'They forge plugins, worlds and this site.',
      hue: 'ember',
      icon: 'hammer',
    },
    {
      id: 'guards',
      title: 'Wachen',
      text: 'They walk from fire to fire and help.',
      hue: 'diamond',
      icon: 'shield',
    },
  ],
  members: [
    { name: 'Friederike', role: 'Gründerin', section: 'keepers', username: 'FriedeFeuer' },
    { name: 'Yusuf', role: 'Finanzen', section: 'keepers', username: 'yusuf_zaehlt' },
    {
      name: 'Annelie Brandt',
      role: 'Plugins',
      section: 'smiths',
      username: 'amboss_anne',
      links: [{ brand: 'github', url: 'https://code.emberfall.example/annelie' }],
    },
    { name: 'Tomasz', role: 'Welten', section: 'smiths', username: 'TomaszStein' },
    { name: 'Lotta', role: 'Wache, nachts', section: 'guards', username: 'LottaLaterne' },
    {
      name: 'Kwame',
      role: 'Wache, Bedrock',
      section: 'guards',
      username: '*Kwame Ofen',
      portrait: 'KwameOfen',
    },
  ],
} satisfies TeamInput;
