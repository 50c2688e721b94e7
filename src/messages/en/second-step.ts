/** Texts about signing in with a passkey, or with a code after the password. */
export const secondStep = {
  passkeyLabel: 'Use a passkey',
  noPasskeys: {
    insecure: 'Passkeys need a secure address (https). Sign in with your password.',
    missing: 'This browser has no passkeys. Sign in with your password.',
  },
  passkeyFailureTitle: 'Sign-in failed',
  /** For a question of the browser that was not answered. */
  notUsed: 'No passkey was used. Try again, or sign in with your password.',
  title: 'One more step',
  text: 'Your password is right. Now show that it is you.',
  codeLabel: 'Code from your app',
  codeHint: 'The six digits that your authenticator app shows now.',
  recoveryLabel: 'Recovery code',
  recoveryHint: 'One of the ten that you kept. It counts once.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use a code from the app',
  submitLabel: 'Sign In',
  failureTitle: 'Sign-in failed',
  backLabel: 'Begin again',
} as const;
