import { AUTH_KEY } from '@/features/accounts/account';
import { markAccount } from '@/features/accounts/account-mark';
import { applyTheme, DEFAULT_THEME, isThemeChoice, THEME_KEY } from '@/features/theme/theme-choice';

/**
 * Runs before the first paint, as a small blocking script of its own: a visitor who chose a theme never sees the
 * other one flash, and one who is signed in never sees the sign-in link. Reads what redux-persist wrote: a JSON object
 * whose values are JSON again.
 */
const stored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(`persist:${key}`);
  } catch {
    return null;
  }
};

const storedChoice = (): unknown => {
  try {
    const state: unknown = JSON.parse(stored(THEME_KEY) ?? '{}');
    const choice = typeof state === 'object' && state && 'choice' in state ? state.choice : undefined;
    return typeof choice === 'string' ? JSON.parse(choice) : undefined;
  } catch {
    return undefined;
  }
};

const choice = storedChoice();
applyTheme(isThemeChoice(choice) ? choice : DEFAULT_THEME);
markAccount(stored(AUTH_KEY));
