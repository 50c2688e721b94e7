import type { LinksInput } from '@/contract/network/links';

export default {
  discord: 'https://discord.spawnpoint.example',
  instagram: 'https://instagram.spawnpoint.example',
  youtube: 'https://youtube.spawnpoint.example',
  forums: 'https://forums.spawnpoint.example',
  docs: 'https://docs.spawnpoint.example',
} satisfies LinksInput;
