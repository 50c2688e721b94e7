import type { IdentityInput } from '@/contract/network/identity';

// Hosts that end in `.example` belong to nobody (RFC 2606): they stand where yours will.
export default {
  name: 'The Hut',
  tagline: 'One small world for friends.',
  description: '{name} is one small Minecraft world for friends, and for friends of theirs.',
  url: 'https://hut.example',
  addresses: [{ label: 'Address', address: 'mc.hut.example' }],
  versions: '1.21',
  email: 'hello@hut.example',
} satisfies IdentityInput;
