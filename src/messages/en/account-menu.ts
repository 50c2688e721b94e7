/** The end of the header. Every page loads this module, so it holds nothing that another page could load. */
export const accountMenu = {
  label: 'Account',
  dashboard: 'Dashboard',
  admin: 'Admin',
  signOut: 'Sign Out',
  signIn: 'Sign In',
} as const;

/** Shown on public pages when a session has ended. */
export const sessionEnded = {
  title: 'You have been signed out',
  text: 'Please sign in again.',
} as const;
