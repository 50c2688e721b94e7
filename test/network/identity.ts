import type { IdentityInput } from '@/contract/network/identity';

// Hosts that end in `.example` are reserved (RFC 2606): they stand in for yours.
export default {
  name: 'Spawnpoint',
  tagline: 'One spawn. Every adventure. See you in the overworld.',
  description:
    '{name} is a Minecraft Java network with Practice Sky Wars, Parkour and Duels: live server status, events, ranks and a community that looks after its own.',
  url: 'https://spawnpoint.example',
  addresses: [
    { label: 'Server IP', address: 'play.spawnpoint.example' },
    { label: 'Backup IP', address: 'play2.spawnpoint.example' },
  ],
  versions: '1.12 - 1.21',
  bedrock: { prefix: '.', spaces: 'underscores' },
  email: 'support@spawnpoint.example',
  subdomainsNeedHttps: true,
} satisfies IdentityInput;
