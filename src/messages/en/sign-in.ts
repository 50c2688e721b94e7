import { USERNAME_LIMITS } from '@/contract/users';

/** Texts around the forms for signing in and creating an account. */
export const signInPages = {
  noScript: { title: 'Accounts need JavaScript', text: 'The public pages of this site work without it.' },
  /** Shown on the sign-in page when a session has ended. */
  sessionEnded: {
    title: 'You have been signed out',
    text: 'Your session has ended. Please sign in again.',
    /** Shown to a visitor who was sent here from another page. */
    textOnTheWay: 'Your session has ended. Please sign in again to continue where you left off.',
  },
  login: {
    subtitle: 'Welcome back. Your account is waiting where you left it.',
    other: { question: 'New here?', label: 'Create an account' },
  },
  register: {
    subtitle: 'One account for everything on this site. You don’t need one to play.',
    other: { question: 'Already have an account?', label: 'Sign in' },
  },
  /** Advantages of an account, shown beside the forms. */
  benefits: {
    label: 'What an account comes with',
    player: {
      title: 'Your player, linked',
      text: 'Link your Minecraft player once, and the site knows you by its name and its face.',
    },
    votes: {
      title: 'Your streak and rewards',
      text: 'See your voting streak, your next milestone and every reward that waits for you in the game.',
    },
    ranks: {
      title: 'Your ranks',
      text: 'See where your player stands on each leaderboard.',
    },
    applications: {
      title: 'Your applications',
      text: 'Follow what you applied for, from sent to decided, on any device.',
    },
  },
} as const;

/** Texts of the sign-in form. */
export const signInForm = {
  passwordLabel: 'Password',
  submitLabel: 'Sign In',
  failureTitle: 'Sign-in failed',
} as const;

/** Texts of the form that creates an account. */
export const registerForm = {
  usernameLabel: 'Username',
  usernameHint: `${String(USERNAME_LIMITS.least)} to ${String(USERNAME_LIMITS.most)} letters, digits or underscores.`,
  passwordLabel: 'Password',
  submitLabel: 'Create Account',
  failureTitle: 'The account was not created',
  /** Sentence around the links to both documents. */
  agreement: {
    before: 'By creating an account you agree to the',
    terms: 'Terms of Service',
    between: 'and the',
    privacy: 'Privacy Policy',
  },
  oldEnough: {
    /** Followed by the link. */
    label: 'I am 13 or older, or I have a parent’s',
    consent: 'verified consent',
    missing: 'Please confirm that you are 13 or older, or have a parent’s consent',
  },
} as const;
