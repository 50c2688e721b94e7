import type { DeliveryFailure } from '@/contract/delivery-failures';

const ofStatus = (status: number | undefined): string => (status === undefined ? '' : ` (${String(status)})`);

/** Reasons why the team's chat has not taken an announcement. */
export const announcementFailures = {
  limited: () => 'The chat platform does not accept more messages at the moment.',
  gone: (status) => `The chat platform does not know this webhook${ofStatus(status)}. Check its address.`,
  refused: (status) => `The chat platform refused the message${ofStatus(status)}.`,
  failed: (status) => `The chat platform could not take the message${ofStatus(status)}.`,
  no_answer: () => 'The chat platform did not answer.',
  unreadable: () => 'The stored record cannot be read.',
} as const satisfies Record<DeliveryFailure, (status: number | undefined) => string>;

export const gaveUp = (reason: string): string => `Gave up after a day. ${reason}`;
