import { ANSWERED_KEY, messageKey, MESSAGES_KEY } from '../../../functions/contact/store/contact-store';
import { mailKeys } from '../../../functions/mail';
import { type Contents, idsUnder } from './contents';
import { differences } from './differences';

/** Returns the ids of all answers to stored messages. */
export function answersIn(contents: Contents): string[] {
  return idsUnder(contents, messageKey('')).flatMap((id) => {
    const answers = JSON.parse(contents.hash(messageKey(id)).get('answers') ?? '[]') as { id: string }[];
    return answers.map((answer) => answer.id);
  });
}

/** Returns the faults of contact messages, their indexes and the emails of their answers. */
export function messageFaults(contents: Contents): string[] {
  const ids = idsUnder(contents, messageKey(''));
  const isAnswered = (id: string) => contents.hash(messageKey(id)).get('state') === 'answered';
  const emails = idsUnder(contents, mailKeys.record('')).filter((id) =>
    ['answer', undefined].includes(contents.hash(mailKeys.record(id)).get('kind')),
  );
  const answers = answersIn(contents);
  return [
    ...differences('message in the list', contents.members(MESSAGES_KEY), ids),
    ...differences('answered message', contents.members(ANSWERED_KEY), ids.filter(isAnswered)),
    ...answers.filter((id) => !emails.includes(id)).map((id) => `the email of the answer ${id} is missing`),
    ...emails
      .filter((id) => contents.hash(mailKeys.record(id)).get('kind') === 'answer' && !answers.includes(id))
      .map((id) => `the email of the answer ${id} dangles`),
  ];
}
