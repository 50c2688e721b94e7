import { identity } from '#network/identity';

/** Texts about what signing in may take besides the password, or in its place. */
export const secondFactor = {
  card: {
    title: 'Two-step sign-in',
    text: 'With an app on your phone that shows codes, your password alone opens nothing.',
    isSet: 'Signing in with your password takes a code of your app.',
    /** After how many recovery codes are left. */
    codesLeft: 'recovery codes are left.',
    fewLeft:
      'Once none is left, the next app or passkey that you add brings ten new ones. Removing every app and passkey first does so, too.',
    setUpLabel: 'Set up an app',
    /** For an account that keeps the recovery codes that came with a passkey. */
    added: 'The app is set up. Your recovery codes stay the same.',
    removeLabel: 'Remove the app',
    failureTitle: 'The set-up could not begin',
    loadFailureTitle: 'Two-step sign-in could not be loaded',
  },
  setUp: {
    scan: 'Scan this with an authenticator app, or type the key into it by hand.',
    qrLabel: 'QR code for your authenticator app',
    keyLabel: 'Key',
    copyKeyLabel: 'Copy the key',
    codeLabel: 'Code from the app',
    codeHint: 'The six digits that it shows now.',
    submitLabel: 'Turn on',
    cancelLabel: 'Cancel',
    failureTitle: 'The app was not set up',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each signs you in once, when you do not have your phone or your passkey. Keep them where others do not find them: they are shown this once only, and without one of them nobody can let you in again.',
    listLabel: 'Recovery codes',
    copyLabel: 'Copy the codes',
    downloadLabel: 'Download',
    fileName: 'recovery-codes.txt',
    fileHead: `Recovery codes for ${identity.name}`,
    keptLabel: 'I have kept them',
  },
  remove: {
    title: 'Remove the app?',
    text: 'Signing in with your password takes no code of it any more.',
    confirmLabel: 'Remove it',
    done: 'The app is removed',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your finger, your face or the PIN of your device, without a password.',
    none: 'You have none yet.',
    loadFailureTitle: 'The passkeys could not be loaded',
    created: 'Added',
    lastUsed: 'Last used',
    neverUsed: 'Not used yet',
    addLabel: 'Add a passkey',
    nameLabel: 'Name',
    nameHint: 'So that you know it again, such as Phone or Laptop.',
    submitLabel: 'Add it',
    cancelLabel: 'Cancel',
    failureTitle: 'The passkey was not added',
    added: 'The passkey is added',
    removeLabel: 'Remove',
    removeTitle: 'Remove this passkey?',
    removeText: 'It opens your account no more. Your device may keep it until you delete it there.',
    removed: 'The passkey is removed',
    unsupported: {
      insecure: 'Passkeys need a secure address (https). Open this page there, or set up an app instead.',
      missing: 'This browser has no passkeys. Use another one, or set up an app instead.',
    },
    /** For a passkey that the device has already. */
    known: 'This device has a passkey for your account already.',
    /** For a question of the browser that was not answered. */
    givenUp: 'Your device made no passkey. Try again, and answer what it asks.',
  },
  reminder: {
    title: 'Protect this account with a second factor',
    text: 'Whoever learns your password can do here all that you can. A passkey or an app with codes on your phone prevents that.',
    linkLabel: 'Set one up',
  },
  confirm: {
    text: 'This needs your own password. You are not asked again for the next five minutes.',
    codeText: 'This needs a code of your app. You are not asked again for the next five minutes.',
    useCode: 'Use a code instead',
    usePassword: 'Use the password instead',
  },
} as const;
