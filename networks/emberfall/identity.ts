import type { IdentityInput } from '@/contract/network/identity';

// Hosts that end in `.example` belong to nobody (RFC 2606): they stand where yours will.
export default {
  name: 'Emberfall',
  tagline: 'Fünf Welten, ein Feuer. Five worlds, one fire.',
  description:
    '{name} has five worlds for Java and Bedrock: survival, skyblock, creative, prison and oneblock. Wir sprechen Deutsch, and we speak English.',
  url: 'https://emberfall.example',
  addresses: [
    { label: 'Java', address: 'mc.emberfall.example' },
    { label: 'Bedrock', address: 'bedrock.emberfall.example:19132', edition: 'bedrock' },
  ],
  versions: 'Java 1.20 – 1.21, Bedrock 1.21',
  bedrock: { prefix: '*', spaces: 'underscores' },
  email: 'feuer@emberfall.example',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  formerly: {
    '/shop': '/store',
    '/abstimmen': '/vote',
    '/regeln': '/rules',
    '/wiki': 'https://wiki.emberfall.example',
  },
} satisfies IdentityInput;
