/** Failures of an outbox's destination, as its records store them. */
export type DeliveryFailure = 'limited' | 'gone' | 'refused' | 'failed' | 'no_answer' | 'unreadable';

/**
 * Reason why an item was not delivered: `refused:400` with the HTTP status, and after a day of attempts `gave_up:no_answer`.
 * Records of earlier versions have an English sentence.
 */
const REASON = /^(gave_up:)?(limited|gone|refused|failed|no_answer|unreadable)(?::(\d{3}))?$/;

export interface DeliveryReason {
  failure: DeliveryFailure;
  /** HTTP status, if there was an answer. */
  status?: number;
  hasGivenUp: boolean;
}

export const toReason = ({ failure, status, hasGivenUp }: DeliveryReason): string =>
  `${hasGivenUp ? 'gave_up:' : ''}${failure}${status === undefined ? '' : `:${String(status)}`}`;

/** Reads a stored reason; null for a sentence. */
export const readReason = (reason: string): DeliveryReason | null => {
  const [, gaveUp, failure, status] = REASON.exec(reason) ?? [];
  if (failure === undefined) return null;
  return {
    failure: failure as DeliveryFailure,
    hasGivenUp: gaveUp !== undefined,
    ...(status !== undefined && { status: Number(status) }),
  };
};
