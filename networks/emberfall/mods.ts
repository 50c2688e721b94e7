import type { ModsInput } from '@/contract/network/mods';

export default {
  title: 'Mods',
  subtitle: 'You need none. Was wir empfehlen und was nicht geht, steht hier.',
  groups: [
    { id: 'schnell', title: 'Schneller', icon: 'zap' },
    { id: 'karten', title: 'Karten', icon: 'map' },
  ],
  servers: [
    { id: 'survival', title: 'Survival' },
    { id: 'creative', title: 'Creative' },
  ],
  mods: [
    {
      name: 'Sodium',
      version: 'the one for your game',
      description: 'Zeichnet das Spiel schneller.',
      url: 'https://modrinth.com/mod/sodium',
      group: 'schnell',
    },
    {
      name: 'Xaero’s Minimap',
      version: 'the one for your game',
      description: 'A map in the corner, without caves and players.',
      url: 'https://modrinth.com/mod/xaeros-minimap-fair',
      group: 'karten',
      servers: ['survival'],
    },
    {
      name: 'Litematica',
      version: 'the one for your game',
      description: 'Zeigt Baupläne als Geist. Printing them is not allowed.',
      url: 'https://modrinth.com/mod/litematica',
      group: 'karten',
      servers: ['creative'],
    },
  ],
  prohibited: {
    title: 'Was nicht geht',
    text: 'Wer damit kommt, geht wieder.',
    mods: [
      {
        name: 'X-Ray',
        kind: 'cheat',
        reason: 'Es zeigt, was andere suchen müssen.',
        instead: 'Dig. The next vein is closer than you think.',
      },
    ],
  },
} satisfies ModsInput;
