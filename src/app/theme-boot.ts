import { applyTheme, DEFAULT_THEME, isThemeChoice, THEME_KEY } from '@/features/theme/theme-choice';

/**
 * Runs before the first paint, as a small blocking script of its own: a visitor who chose a theme never sees the
 * other one flash. Reads what redux-persist wrote: a JSON object whose values are JSON again.
 */
const stored = (): unknown => {
  try {
    const state: unknown = JSON.parse(window.localStorage.getItem(`persist:${THEME_KEY}`) ?? '{}');
    const choice = typeof state === 'object' && state && 'choice' in state ? state.choice : undefined;
    return typeof choice === 'string' ? JSON.parse(choice) : undefined;
  } catch {
    return undefined;
  }
};

const choice = stored();
applyTheme(isThemeChoice(choice) ? choice : DEFAULT_THEME);
