import { stateTexts } from '#network/application-states';
import { identity } from '#network/identity';
import { privatePages } from '#network/pages';
import { positionTitle } from '@/lib/positions';

/** Content of an email, in plain text. The reader's name is above it, the site's below. */
export interface EmailText {
  subject: string;
  paragraphs: readonly string[];
  /** The link on a line of its own: its button's label, and a path of the site. */
  action: { label: string; path: string };
  /** Text below the link. */
  afterword: readonly string[];
}

type Details = Readonly<Record<string, string>>;

const ACCOUNT = `${identity.name} account`;
const NOT_YOU = 'If this was not you, set a new password now. That signs everyone out of your account.';
const forgot = { label: 'Set a new password', path: privatePages.forgot.path };
const dashboard = { label: 'Open your dashboard', path: privatePages.dashboard.path };

/** Returns the network's own explanation of a decision, if any. */
const ownTextOf = (state: 'accepted' | 'rejected'): string[] => {
  const text = stateTexts[state];
  return text === undefined ? [] : [text];
};

/**
 * Every email that the site sends. `details` are the function's data about its reason, including typed text.
 */
const texts = {
  verify_email: () => ({
    subject: `Confirm your email address for ${identity.name}`,
    paragraphs: [`This address was entered for a ${ACCOUNT}. Please confirm that it is yours.`],
    action: { label: 'Confirm this address', path: privatePages.verify.path },
    afterword: [
      'The link works once, within 24 hours.',
      'If this was not you, ignore this email. Nothing happens unless the link is used.',
    ],
  }),
  reset_password: () => ({
    subject: `Set a new password for ${identity.name}`,
    paragraphs: [`We received a request to reset the password of your ${ACCOUNT}.`],
    action: { label: 'Choose a new password', path: privatePages.reset.path },
    afterword: [
      'The link works once, within 30 minutes. A new password signs you out everywhere.',
      'If this was not you, ignore this email. Your password stays as it is.',
    ],
  }),
  address_requested: ({ email }: Details) => ({
    subject: `A new email address for your ${ACCOUNT}`,
    paragraphs: [
      `We received a request to change the email address of your ${ACCOUNT} to ${email}.`,
      'Your account keeps this address until the new one is confirmed.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  address_changed: () => ({
    subject: `The email address of your ${ACCOUNT} was changed`,
    paragraphs: [
      `Your ${ACCOUNT} now has another email address. This is the last email we send to this one.`,
      `If this was not you, write to ${identity.email} as soon as possible.`,
    ],
    action: { label: 'Open the site', path: '/' },
    afterword: [],
  }),
  password_changed: () => ({
    subject: `The password of your ${ACCOUNT} was changed`,
    paragraphs: [`The password of your ${ACCOUNT} was changed.`, NOT_YOU],
    action: forgot,
    afterword: [],
  }),
  new_device: ({ device = '' }: Details) => ({
    subject: `New sign-in to your ${ACCOUNT}`,
    paragraphs: [
      device === ''
        ? `Someone signed in to your ${ACCOUNT} from a new, unrecognized device.`
        : `Someone signed in to your ${ACCOUNT} from a new device: ${device}.`,
      'Your dashboard lists every device on which you are signed in.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  second_factor_added: ({ factor }: Details) => ({
    subject: `A new way to sign in to your ${ACCOUNT}`,
    paragraphs: [
      factor === 'passkey'
        ? `A passkey was added to your ${ACCOUNT}. Anyone who has it can sign in with it.`
        : `An authenticator app was set up for your ${ACCOUNT}. Signing in with the password now also takes a code.`,
      'Keep your recovery codes where you can find them without your phone.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  second_factor_removed: ({ factor }: Details) => ({
    subject: `A sign-in method was removed from your ${ACCOUNT}`,
    paragraphs: [
      factor === 'passkey'
        ? `A passkey was removed from your ${ACCOUNT}.`
        : `The authenticator app was removed from your ${ACCOUNT}.`,
      'Your dashboard shows how you can sign in now.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  recovery_code_used: ({ left = '' }: Details) => ({
    subject: `A recovery code of your ${ACCOUNT} was used`,
    paragraphs: [
      `Someone used a recovery code of your ${ACCOUNT}. Codes left: ${left}.`,
      'To get ten new codes, remove every app and passkey on your dashboard, then add one again.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  decision: ({ state, position = '', note = '' }: Details) => ({
    subject: `Your ${positionTitle(position)} application to ${identity.name}`,
    paragraphs: [
      state === 'accepted'
        ? `Your application for ${positionTitle(position)} was accepted.`
        : `Your application for ${positionTitle(position)} was not successful this time. You may apply again after 30 days.`,
      ...ownTextOf(state === 'accepted' ? state : 'rejected'),
      ...(note === '' ? [] : ['A note from the team:', note]),
    ],
    action: dashboard,
    afterword: [],
  }),
  answer: ({ text = '', subject = '', message = '' }: Details) => ({
    subject: `Re: ${subject}`,
    paragraphs: [text],
    action: { label: 'Open the site', path: '/' },
    afterword: ['Your message to us:', message],
  }),
} as const satisfies Record<string, (details: Details) => EmailText>;

export type EmailKind = keyof typeof texts;

export const isEmailKind = (value: string): value is EmailKind => Object.hasOwn(texts, value);

/** Ends the last notice of its kind that an address gets within an hour. */
const LAST =
  'You have received several emails like this within an hour. No more of them are sent until the hour is over. Check your dashboard for anything else that happened.';

/**
 * Returns the text of an email. `last` in the details means that further emails of this kind within the hour
 * are not sent.
 */
export const emailText = (kind: EmailKind, details: Details): EmailText => {
  const text: EmailText = texts[kind](details);
  return details['last'] === undefined ? text : { ...text, paragraphs: [...text.paragraphs, LAST] };
};

/** Returns the line above an email's text; none for a visitor without an account, whom the answer's author greets. */
export const greetings = (username: string): string[] => (username === '' ? [] : [`Hello ${username},`]);

/** Lines below every email's text. */
export const signature = {
  name: identity.name,
  reason: `You received this email because of an account, an application or a message at ${identity.name}.`,
} as const;
