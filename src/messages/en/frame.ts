/** Name of the header's links. */
export const MAIN_LABEL = 'Main';

/** Name of these links on phones, and of their button. */
export const MENU_LABEL = 'Menu';

/** Follows the name of a link to another site, for screen readers. */
export const inNewTab = (label: string): string => `${label} (opens in a new tab)`;

export const homeLabel = (network: string): string => `${network}, home`;
