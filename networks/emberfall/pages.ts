import type { PagesInput } from '@/contract/network/pages';

export default {
  pages: {
    home: { title: '{name} · Minecraft für Java und Bedrock', art: 'campfire' },
    serverInfo: {
      title: 'Wer ist da?',
      subtitle: 'Every camp, who sits at its fire, and how you get there.',
    },
    news: { title: 'Neues', subtitle: 'Was sich auf {name} ändert, das Neueste zuerst.' },
    applyForm: { subtitle: 'Auf Deutsch oder Englisch, wie du magst.' },
    vote: { title: 'Abstimmen', art: 'treasure' },
    rules: { art: 'campfire' },
    leaderboard: { title: 'Bestenliste' },
    store: { title: 'Laden', description: 'Ranks, keys and looks for {name}, in euros, taxes included.' },
    versions: { art: 'machine-hall' },
    team: { title: 'Die Leute' },
  },
  menu: [
    { to: 'serverInfo', label: 'Status' },
    {
      label: 'Spielen',
      links: [
        { to: 'rules', label: 'Regeln' },
        { to: 'versions' },
        { to: 'requiredMods' },
        { to: 'docs', label: 'Wiki' },
      ],
    },
    {
      label: 'Mitmachen',
      links: [
        { to: 'leaderboard' },
        { to: 'events', label: 'Termine' },
        { to: 'apply', label: 'Bewerben' },
        { to: 'community' },
      ],
    },
    { to: 'store' },
    {
      label: 'Hilfe',
      links: [
        { to: 'support' },
        { to: 'team' },
        { to: 'https://karte.emberfall.example', label: 'Weltkarte' },
      ],
    },
  ],
  button: { to: 'vote', label: 'Abstimmen' },
  footer: [
    { label: 'Spielen', links: [{ to: 'serverInfo' }, { to: 'rules' }, { to: 'news' }] },
    { label: 'Mitmachen', links: [{ to: 'team' }, { to: 'community' }, { to: 'support' }] },
    { label: 'Rechtliches', links: [{ to: 'terms' }, { to: 'privacy' }, { to: 'dmca' }, { to: 'coppa' }] },
  ],
} satisfies PagesInput;
