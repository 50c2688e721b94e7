export const WIDTHS = { phone: 390, desktop: 1440 } as const;
export const THEMES = ['dark', 'light'] as const;

/** One picture of one page of the site. */
export interface Shot {
  file: string;
  path: string;
  device: keyof typeof WIDTHS;
  theme: (typeof THEMES)[number];
}
