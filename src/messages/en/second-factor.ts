import { identity } from '#network/identity';
import { isolated } from '@/lib/direction';
import { plural } from '@/lib/plural';

/** Texts about second factors and passkeys. */
export const secondFactor = {
  card: {
    title: 'Two-step sign-in',
    text: 'With an authenticator app on your phone, your password alone isn’t enough to sign in.',
    isSet: 'Signing in with your password also takes a code from your app.',
    codesLeft: (count: number) =>
      plural(count, {
        one: `${String(count)} recovery code is left.`,
        other: `${String(count)} recovery codes are left.`,
      }),
    fewLeft:
      'To get ten new ones, remove every app and passkey, then add one again. Once no codes are left, adding another app or passkey is enough.',
    setUpLabel: 'Set up an app',
    /** Shown for an account that keeps the recovery codes that came with a passkey. */
    added: 'The app is set up. Your recovery codes stay the same.',
    removeLabel: 'Remove the app',
    failureTitle: 'The setup could not be started',
    loadFailureTitle: 'Two-step sign-in could not be loaded',
  },
  setUp: {
    scan: 'Scan this code with an authenticator app, or type the key into the app.',
    qrLabel: 'QR code for your authenticator app',
    keyLabel: 'Key',
    copyKeyLabel: 'Copy the key',
    codeLabel: 'Code from the app',
    codeHint: 'The six digits that the app shows now.',
    submitLabel: 'Turn on',
    cancelLabel: 'Cancel',
    failureTitle: 'The app was not set up',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each code signs you in once when you don’t have your phone or your passkey. Keep them somewhere safe: they are shown only once. Without one of them, nobody can let you back in.',
    listLabel: 'Recovery codes',
    copyLabel: 'Copy the codes',
    downloadLabel: 'Download',
    fileName: 'recovery-codes.txt',
    fileHead: `Recovery codes for ${identity.name}`,
    keptLabel: 'I’ve saved them',
  },
  remove: {
    title: 'Remove the app?',
    text: 'Signing in with your password will no longer take a code from it.',
    confirmLabel: 'Remove it',
    done: 'App removed',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, your face or your device’s PIN instead of a password.',
    none: 'You have no passkeys yet.',
    loadFailureTitle: 'The passkeys could not be loaded',
    created: (when: string) => `Added ${when}`,
    lastUsed: (when: string) => `Last used ${when}`,
    neverUsed: 'Not used yet',
    addLabel: 'Add a passkey',
    nameLabel: 'Name',
    nameHint: 'A name to recognize it by, such as Phone or Laptop.',
    submitLabel: 'Add it',
    cancelLabel: 'Cancel',
    failureTitle: 'The passkey was not added',
    added: 'Passkey added',
    removeLabel: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeTitle: 'Remove this passkey?',
    removeText: (name: string) =>
      `You can no longer sign in with “${isolated(name)}”. Your device may keep it until you delete it there.`,
    removed: 'Passkey removed',
    unsupported: {
      insecure: 'Passkeys need a secure address (https). Open this page there, or set up an app instead.',
      missing: 'This browser doesn’t support passkeys. Use another browser, or set up an app instead.',
    },
    /** Shown if the device has the passkey already. */
    known: 'This device already has a passkey for your account.',
    /** Shown if the browser's prompt was not answered. */
    givenUp: 'Your device didn’t create a passkey. Try again, and follow its prompts.',
  },
  reminder: {
    title: 'Protect this account with a second factor',
    text: 'Anyone who learns your password can do everything here that you can. A passkey or an authenticator app prevents that.',
    linkLabel: 'Set one up',
  },
  confirm: {
    text: 'Enter your own password to continue. You won’t be asked again for five minutes.',
    codeText: 'Enter a code from your app to continue. You won’t be asked again for five minutes.',
    useCode: 'Use a code instead',
    usePassword: 'Use the password instead',
  },
} as const;
