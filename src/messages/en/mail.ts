import { identity } from '#network/identity';
import { privatePages } from '#network/pages';
import { positionTitle } from '@/lib/positions';

/** What a mail says, in plain text. The name of its reader stands above, the site's below. */
export interface LetterText {
  subject: string;
  paragraphs: readonly string[];
  /** The link on a line of its own: its button's words, and a path of the site. */
  action: { label: string; path: string };
  /** Below the link. */
  afterword: readonly string[];
}

type Details = Readonly<Record<string, string>>;

const ADDRESS = `${identity.name} account`;
const NOT_YOU = 'If this was not you, set a new password now: that ends every session of your account.';
const forgot = { label: 'Set a new password', path: privatePages.forgot.path };
const dashboard = { label: 'Open your dashboard', path: privatePages.dashboard.path };

/** Every mail that the site sends. `details` are what the functions know of its reason; what people typed stands in them. */
const texts = {
  verify_email: () => ({
    subject: `Confirm your email address for ${identity.name}`,
    paragraphs: [
      `Somebody, most likely you, uses this address for a ${ADDRESS}. Please confirm that it is yours.`,
    ],
    action: { label: 'Confirm this address', path: privatePages.verify.path },
    afterword: [
      'The link works once, within 24 hours.',
      'If this was not you, ignore this mail: without the link nothing happens.',
    ],
  }),
  reset_password: () => ({
    subject: `Set a new password for ${identity.name}`,
    paragraphs: [`Somebody, most likely you, has forgotten the password of your ${ADDRESS}.`],
    action: { label: 'Choose a new password', path: privatePages.reset.path },
    afterword: [
      'The link works once, within 30 minutes. A new password signs you out everywhere.',
      'If this was not you, ignore this mail: your password stays as it is.',
    ],
  }),
  address_requested: ({ email }: Details) => ({
    subject: `A new email address for your ${ADDRESS}`,
    paragraphs: [
      `Your ${ADDRESS} is to use another email address: ${email}.`,
      'It stays with this one until the new one is confirmed.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  address_changed: () => ({
    subject: `The email address of your ${ADDRESS} was changed`,
    paragraphs: [
      `Your ${ADDRESS} now has another email address. This is the last mail that this one gets.`,
      `If this was not you, write to ${identity.email} as soon as you can.`,
    ],
    action: { label: 'Open the site', path: '/' },
    afterword: [],
  }),
  password_changed: () => ({
    subject: `The password of your ${ADDRESS} was changed`,
    paragraphs: [`Your ${ADDRESS} has a new password.`, NOT_YOU],
    action: forgot,
    afterword: [],
  }),
  new_device: ({ device = '' }: Details) => ({
    subject: `A new sign-in to your ${ADDRESS}`,
    paragraphs: [
      `Somebody has signed in to your ${ADDRESS} on a device that it did not know${device === '' ? ', and that did not say what it is' : `: ${device}`}.`,
      'Your dashboard lists every place where you are signed in.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  second_factor_added: ({ factor }: Details) => ({
    subject: `Two-step sign-in for your ${ADDRESS}`,
    paragraphs: [
      factor === 'passkey'
        ? `A passkey was added to your ${ADDRESS}: whoever has it can sign in with it.`
        : `An authenticator app was set up for your ${ADDRESS}: signing in with the password now takes a code, too.`,
      'Keep your recovery codes where you find them without your phone.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  second_factor_removed: ({ factor }: Details) => ({
    subject: `Two-step sign-in was changed for your ${ADDRESS}`,
    paragraphs: [
      `${factor === 'passkey' ? 'A passkey' : 'The authenticator app'} of your ${ADDRESS} was removed.`,
      'Your dashboard shows what signing in takes now.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  recovery_code_used: ({ left = '' }: Details) => ({
    subject: `A recovery code of your ${ADDRESS} was used`,
    paragraphs: [
      `Somebody, most likely you, has used a recovery code of your ${ADDRESS}. Codes that are left: ${left}.`,
      'With few left, remove your authenticator app on the dashboard and set it up again: that makes ten new ones.',
      NOT_YOU,
    ],
    action: forgot,
    afterword: [],
  }),
  decision: ({ state, position = '', note = '' }: Details) => ({
    subject: `Your ${positionTitle(position)} application to ${identity.name}`,
    paragraphs: [
      state === 'accepted'
        ? `Your application for ${positionTitle(position)} was accepted. Somebody of the team will get in touch with you.`
        : `Your application for ${positionTitle(position)} was not successful this time. You may apply again after 30 days.`,
      ...(note === '' ? [] : ['A note from the team:', note]),
    ],
    action: dashboard,
    afterword: [],
  }),
} as const satisfies Record<string, (details: Details) => LetterText>;

export type LetterKind = keyof typeof texts;

export const isLetterKind = (value: string): value is LetterKind => Object.hasOwn(texts, value);

/** Ends the last notice of its kind that an address gets within an hour. */
const LAST =
  'You have had several mails like this within an hour. No more of them are sent until the hour is over, so look at your dashboard for what else has happened.';

/** `last` among the details says that the next such mails of the hour are not sent. */
export const letterText = (kind: LetterKind, details: Details): LetterText => {
  const text: LetterText = texts[kind](details);
  return details['last'] === undefined ? text : { ...text, paragraphs: [...text.paragraphs, LAST] };
};

/** Above what a mail says. */
export const greeting = (username: string): string => `Hello ${username},`;

/** Below every mail. */
export const signature = {
  name: identity.name,
  reason: `You get this because of an account or an application at ${identity.name}.`,
} as const;
