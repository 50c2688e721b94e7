import { identity } from '#network/identity';

/** Texts about forgotten passwords and the confirmation of email addresses. */
export const recovery = {
  noScript: {
    title: 'This page needs JavaScript',
    text: `Without it, write to ${identity.email}.`,
  },
  signInLabel: 'Sign in',
  forgot: {
    /** On the page where one signs in. */
    linkLabel: 'Forgot your password?',
    subtitle: 'Tell us the address of your account, and a link to a new password is on its way.',
    submitLabel: 'Send the Link',
    failureTitle: 'The link was not sent',
    done: {
      title: 'Look into your mail',
      text: 'If an account has this address, a link to a new password is on its way. It counts for 30 minutes. Nothing there? Look among the spam, too.',
    },
    againLabel: 'Use another address',
  },
  reset: {
    subtitle: 'Choose a password for your account. It signs you out everywhere.',
    fieldLabel: 'New password',
    submitLabel: 'Set the Password',
    failureTitle: 'The password was not set',
    done: { title: 'You have a new password', text: 'You are signed out everywhere. Sign in with it.' },
    newLinkLabel: 'Ask for another link',
  },
  verify: {
    subtitle: 'One click, and we know that mail for your account reaches you.',
    text: 'Confirm the address that the mail with this link was sent to.',
    submitLabel: 'Confirm the Address',
    failureTitle: 'The address was not confirmed',
    done: {
      title: 'Your address is confirmed',
      text: 'If it took the place of another one, you are signed out everywhere: sign in with the new one.',
    },
    dashboardLabel: 'Go to the dashboard',
  },
  /** On the dashboard. */
  own: {
    confirmed: 'Confirmed',
    unconfirmed:
      'This address is not confirmed yet. Until it is, it gets no news of your account and your applications.',
    /** Before the address that is to take the other's place. */
    pending: 'Waits to be confirmed:',
    sendLabel: 'Send the link again',
    sent: { title: 'The link is on its way', text: 'It counts for 24 hours.' },
    failureTitle: 'The link was not sent',
  },
} as const;
