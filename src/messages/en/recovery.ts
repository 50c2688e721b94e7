import { identity } from '#network/identity';
import { hasSubject } from '@/lib/subjects';

const CONCERNS = hasSubject('applications') ? 'your account and your applications' : 'your account';

/** Texts about forgotten passwords and email confirmation. */
export const recovery = {
  noScript: {
    title: 'This page needs JavaScript',
    text: `If you cannot turn it on, write to ${identity.email}.`,
  },
  signInLabel: 'Sign in',
  forgot: {
    /** Shown on the sign-in page. */
    linkLabel: 'Forgot your password?',
    subtitle: 'Enter your email, and we’ll send you a link to choose a new password.',
    submitLabel: 'Send the Link',
    failureTitle: 'The link was not sent',
    done: {
      title: 'Check your inbox',
      text: 'If there is an account with this email address, we’ve sent it a link to choose a new password. The link is valid for 30 minutes. If you can’t find it, check your spam folder.',
    },
    againLabel: 'Use another address',
  },
  reset: {
    subtitle: 'Choose a new password for your account. This signs you out everywhere.',
    fieldLabel: 'New password',
    submitLabel: 'Set the Password',
    failureTitle: 'The password was not set',
    done: {
      title: 'Your password has been changed',
      text: 'You have been signed out everywhere. Sign in with your new password.',
    },
    newLinkLabel: 'Request another link',
  },
  verify: {
    subtitle: 'One click tells us that our emails reach you.',
    text: 'Confirm the email address that this link was sent to.',
    submitLabel: 'Confirm the Address',
    failureTitle: 'The address was not confirmed',
    done: {
      title: 'Your email address is confirmed',
      /** Texts for a first address, a new one, and an unknown account, because nobody is signed in. */
      text: {
        first: 'Emails about your account reach you there.',
        replaced:
          'It replaces your old address. You have been signed out everywhere: sign in with the new one.',
        unknown: 'You can sign in with it.',
      },
    },
    /** Shown after an invalid link, if nobody is signed in. */
    signedOut: 'Sign in to see whether your address is confirmed, and to get a new link.',
    dashboardLabel: 'Go to the dashboard',
  },
  /** Shown on the dashboard. */
  own: {
    confirmed: 'Confirmed',
    title: 'Please confirm your email',
    unconfirmed: `This address is not confirmed yet. Until it is, we can’t email you about ${CONCERNS}.`,
    pending: (email: string) => `Waiting to be confirmed: ${email}`,
    sendLabel: 'Send the link again',
    sent: { title: 'We’ve sent the link', text: 'It is valid for 24 hours.' },
    failureTitle: 'The link was not sent',
  },
} as const;
