import { identity } from '#network/identity';

/** The footer's last lines. */
export const footerNotes = {
  copyright: (year: number): string => `© ${String(year)} ${identity.name}. All rights reserved.`,
  licenses: 'Open source licenses',
  disclaimer: 'Not an official Minecraft product. Not approved by or associated with Mojang or Microsoft.',
} as const;
