/** Texts about signing in with a passkey, or with a code after the password. */
export const secondStep = {
  passkeyLabel: 'Use a passkey',
  noPasskeys: {
    insecure: 'Passkeys need a secure address (https). Sign in with your password instead.',
    missing: 'This browser doesn’t support passkeys. Sign in with your password instead.',
  },
  passkeyFailureTitle: 'Sign-in failed',
  /** Shown if the browser's prompt was not answered. */
  notUsed: 'No passkey was used. Try again, or sign in with your password.',
  title: 'One more step',
  text: 'Enter your second factor to finish signing in.',
  codeLabel: 'Code from your app',
  codeHint: 'The six digits that your authenticator app shows now.',
  recoveryLabel: 'Recovery code',
  recoveryHint: 'One of the ten codes that you saved. Each works once.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use a code from the app',
  submitLabel: 'Sign In',
  failureTitle: 'Sign-in failed',
  backLabel: 'Start over',
} as const;
