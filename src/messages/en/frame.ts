import { identity } from '#network/identity';

/** Name of the header's links. */
export const MAIN_LABEL = 'Main';

/** Name of these links on phones, and of their button. */
export const MENU_LABEL = 'Menu';

/** Follows the name of a link to another site, for screen readers. */
export const inNewTab = (label: string): string => `${label} (opens in a new tab)`;

export const homeLabel = (network: string): string => `${network}, home`;

/** The footer's last lines. */
export const footerNotes = {
  copyright: (year: number): string => `© ${String(year)} ${identity.name}. All rights reserved.`,
  licenses: 'Open source licenses',
  disclaimer: 'Not an official Minecraft product. Not approved by or associated with Mojang or Microsoft.',
} as const;

/** Texts of the choice between the themes. */
export const themeTexts = {
  label: 'Theme',
  choices: { light: 'Light', dark: 'Dark', system: 'System' },
} as const;

/** Texts of the account control at the end of the header. */
export const accountMenu = {
  label: 'Account',
  dashboard: 'Dashboard',
  admin: 'Admin',
  signOut: 'Sign Out',
  signIn: 'Sign In',
} as const;
