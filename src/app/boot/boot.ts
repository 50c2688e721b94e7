import { AUTH_KEY } from '@/features/accounts/account';
import { markAccount } from '@/features/accounts/account-mark';
import { applyTheme, DEFAULT_THEME, isThemeChoice, THEME_KEY } from '@/features/theme/theme-choice';
import { keepEarlyInput } from './early-input';
import { loadScripts } from './load-scripts';
import { replaceDamagedCopies } from './replace-damaged-copies';

/**
 * Runs before the first paint, as a small blocking script of its own: a visitor who chose a theme never sees the
 * other one flash, and one who is signed in never sees the sign-in link; what a visitor does before the app has come is
 * kept for it. Reads what redux-persist wrote: a JSON object whose values are JSON again.
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

const wearStoredTheme = () => {
  const choice = storedChoice();
  applyTheme(isThemeChoice(choice) ? choice : DEFAULT_THEME);
};

wearStoredTheme();
// Chosen in another tab, while nothing of the app may be at work in this one.
window.addEventListener('storage', ({ key }) => {
  if (key === `persist:${THEME_KEY}`) wearStoredTheme();
});
markAccount(stored(AUTH_KEY));
keepEarlyInput();
replaceDamagedCopies();
loadScripts();
