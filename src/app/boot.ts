import { AUTH_KEY, markAccount } from '@/features/accounts/account-mark';
import { APPLICATION_KEY, markGuidelines } from '@/features/applications/guidelines/guidelines-mark';
import { applyTheme, DEFAULT_THEME, isThemeChoice, THEME_KEY } from '@/features/theme/theme-choice';
import { bootApp } from '@/hydration/boot';
import { readStored } from '@/lib/read-stored';

/**
 * Runs before the first paint, as a small blocking script: neither a chosen theme nor a signed-in visitor
 * sees the default flash. It also keeps input for the app, which loads later.
 */
const stored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(`persist:${key}`);
  } catch {
    return null;
  }
};

const wearStoredTheme = () => {
  const { choice } = readStored(stored(THEME_KEY));
  applyTheme(isThemeChoice(choice) ? choice : DEFAULT_THEME);
};

wearStoredTheme();
// Chosen in another tab, possibly before the app has loaded in this one.
window.addEventListener('storage', ({ key }) => {
  if (key === `persist:${THEME_KEY}`) wearStoredTheme();
});
markAccount(stored(AUTH_KEY));
markGuidelines(stored(APPLICATION_KEY));
bootApp();
