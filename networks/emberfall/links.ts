import type { LinksInput } from '@/contract/network/links';

export default {
  discord: 'https://discord.emberfall.example',
  youtube: 'https://video.emberfall.example',
  docs: 'https://wiki.emberfall.example',
  others: [
    { label: 'Mastodon', url: 'https://social.emberfall.example/@emberfall', icon: 'chat' },
    { label: 'Weltkarte', url: 'https://karte.emberfall.example', icon: 'map' },
  ],
} satisfies LinksInput;
