/** Reasons for refusing a call about an account. */
export const accountRefusals = {
  taken: {
    message: 'That username or email address is already in use.',
    username: 'This username is taken',
    email: 'An account with this email address already exists',
  },
  lastAdmin: 'This is the last admin. Make someone else an admin first.',
  onlyOnDashboard: 'You can change your own account on your dashboard only.',
  noSuchUser: 'This user does not exist.',
  noSuchSession: 'This session does not exist.',
  guessable: {
    personal: 'The password must not be the username, the email address or the name of this site',
    common: 'This password is among the most common ones. Choose a different one.',
  },
  wrongSignIn: 'The email address or the password is wrong.',
  wrongPassword: {
    message: 'The current password is wrong.',
    field: 'This is not your current password',
  },
  tooManyPasswords: 'Too many wrong passwords for this account. Please wait before you try again.',
  tooManyCodes: 'Too many wrong codes for this account. Please wait before you try again.',
  email: {
    unset: 'This site cannot send email. Please contact the staff.',
    confirmed: 'Your email address is already confirmed.',
    recent:
      'We sent several emails to this address within the last hour. Check your inbox and your spam folder first.',
    takenSince: 'Another account uses this address now',
  },
} as const;

/** Reasons for refusing a second factor or a passkey. */
export const factorRefusals = {
  required: 'Enter your second factor to finish signing in.',
  expired: 'This sign-in took too long, or there were too many wrong codes. Please start over.',
  unknownPasskey:
    'This passkey isn’t registered for this site. Try another one, or sign in with your password.',
  noSuchPasskey: 'You don’t have this passkey.',
  passkeysFull: 'You already have ten passkeys. Remove one first.',
  passkeyNotAdded: {
    message: 'The passkey was not added. Please start over.',
    field: 'This passkey was already added, or adding it took too long',
  },
  noCodes: 'Your account has no codes. Confirm with your password instead.',
  wrongCode: {
    message: 'The code is wrong.',
    field: 'This code is wrong, already used or too old. Enter the one that your app shows now.',
  },
  appExists: 'You already have an authenticator app. Remove it first.',
  noApp: 'No authenticator app is set up.',
  setUpEnded: 'This setup has ended. Please start over.',
  wrongSetUpCode:
    'This is not the code that the app shows now. Check that the clock of your device is right.',
} as const;
