/** Texts of the choice between the themes. */
export const themeTexts = {
  label: 'Theme',
  choices: { light: 'Light', dark: 'Dark', system: 'System' },
} as const;
