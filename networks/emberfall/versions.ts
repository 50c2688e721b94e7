import type { VersionsInput } from '@/contract/network/versions';

export default {
  subtitle: 'Java 1.20 bis 1.21, und Bedrock 1.21.',
  recommendation: 'Our worlds run 1.21.4. Mit dieser Version seht ihr alles.',
  versions: [
    {
      label: '1.21.x',
      status: 'recommended',
      level: 'full',
      notes: 'What the worlds run.',
      release: '1.21.4',
      features: ['All worlds', 'Alle Funkenspuren'],
    },
    {
      label: '1.20.x',
      status: 'supported',
      level: 'partial',
      notes: 'Ihr kommt hinein; manches sieht anders aus.',
      release: '1.20.6',
      features: ['Alle Welten außer der neuen Mine'],
    },
    {
      label: '1.19.x and older',
      status: 'unsupported',
      level: 'none',
      notes: 'Too old for our worlds.',
      features: ['Cannot connect'],
    },
  ],
  bedrock: {
    title: 'Bedrock',
    text: 'OneBlock is for Bedrock alone. In die anderen Welten kommt ihr über dieselbe Adresse.',
    note: 'On consoles, add us with an app like BedrockTogether.',
    rows: [
      { label: 'Adresse', value: 'bedrock.emberfall.example' },
      { label: 'Port', value: '19132' },
    ],
  },
} satisfies VersionsInput;
