/** Choices of the visitor; `system` follows the device. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const DEFAULT_THEME: ThemeChoice = 'dark';

/** The slice's name; redux-persist keeps it in localStorage under `persist:theme`. */
export const THEME_KEY = 'theme';

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === value);

/** Applies the choice: the style sheet sets its colors by this attribute. */
export const applyTheme = (choice: ThemeChoice): void => {
  document.documentElement.dataset['theme'] = choice;
};

/** True if the document has the theme of a visitor without a choice. */
export const wearsDefault = (): boolean => document.documentElement.dataset['theme'] === DEFAULT_THEME;
