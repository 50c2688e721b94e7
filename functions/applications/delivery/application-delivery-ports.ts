/** An application as it is announced in the team's chat. */
export interface AnnouncedApplication {
  readonly id: string;
  /** One of the contract's, unless the site dropped it meanwhile. */
  readonly position: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970, as all times here. */
  readonly submittedAt: number;
}

export interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline: false;
}

export interface ChatEmbed {
  readonly title: string;
  readonly color: number;
  readonly fields: readonly EmbedField[];
  /** ISO 8601. */
  readonly timestamp?: string;
  readonly footer?: { readonly text: string };
}

/** What one call of the chat platform's incoming webhook sends. */
export interface ChatMessage {
  readonly content?: string;
  readonly embeds: readonly ChatEmbed[];
  /** Nobody is called by what an applicant writes. */
  readonly allowed_mentions: { readonly parse: readonly string[] };
}

/** How the chat platform took a message; `status` is that of its answer. */
export type PostOutcome =
  | { readonly kind: 'taken' }
  /** Nothing may be sent for so long. */
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  /** There is no such webhook any more. */
  | { readonly kind: 'gone'; readonly status: number }
  /** It does not like the message, and will not another time. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer (null) or one that promises nothing; another time it may take the message. */
  | { readonly kind: 'failed'; readonly status: number | null };

/** Sends one message, once. Never rejects, and ends within a limited time. */
export type PostMessage = (message: ChatMessage) => Promise<PostOutcome>;

/** An application whose announcement is the caller's alone, for the length of a lease. */
export interface ClaimedApplication extends AnnouncedApplication {
  /** Grows with every claim: what an earlier claimant says no longer counts. */
  readonly claim: number;
  /** Messages that the chat has taken. */
  readonly sentParts: number;
  /** Failures since the last message that was taken. */
  readonly attempts: number;
  /** When the first of these was; null when there is none. */
  readonly failingSince: number | null;
}

/** What is due; while the webhook pauses, nothing is, and `pausedUntil` tells how long. */
export interface Due {
  readonly ids: readonly string[];
  readonly pausedUntil: number;
}

export interface Setback {
  readonly failedAt: number;
  /** Null when it is given up. */
  readonly retryAt: number | null;
  /** For an admin to read. */
  readonly reason: string;
  /** False for what is no failure, and makes no later pause longer. */
  readonly counts: boolean;
  /** Until when nobody may use the webhook, and whether an admin who has something sent again ends that; null: others may. */
  readonly pause: { readonly until: number; readonly endsWithResend: boolean } | null;
}

/**
 * Applications that wait to be announced. Each method is one step that happens whole or not at all; all reject with
 * `Unavailable`, within a short time, when the store is away.
 */
export interface ApplicationOutbox {
  /** Up to `count` applications whose time has come, longest first. */
  due(now: number, count: number): Promise<Due>;
  /**
   * Takes a lease on an application that is due, or with `first` on one that nobody has claimed yet.
   * @returns null when it is not to be had; while the webhook pauses, it waits for the end of that
   */
  claim(
    id: string,
    times: { now: number; until: number; first: boolean },
  ): Promise<ClaimedApplication | null>;
  /**
   * The chat has taken the first `sentParts` of `parts` messages. May be repeated. With the last one the application
   * leaves the outbox; before, the lease is prolonged.
   * @returns whether the caller is to go on: false when it was the last, or another has the lease by now
   */
  mark(
    claimed: ClaimedApplication,
    progress: { sentParts: number; parts: number; until: number },
  ): Promise<boolean>;
  /** An attempt failed. Of an application that another has the lease of, nothing changes; the webhook's pause counts. */
  putOff(claimed: ClaimedApplication, setback: Setback, parts: number): Promise<void>;
}

/** The webhook as the health check sees it. Rejects with `Unavailable`, within a short time, when the store is away. */
export interface WebhookProbe {
  /** Whether the latest attempt to announce something failed. */
  isFailing(): Promise<boolean>;
}
