/** An application as it is announced in the team's chat. */
export interface AnnouncedApplication {
  readonly id: string;
  /** One of the contract's, unless it was removed since. */
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

/** Body of one call to the chat platform's incoming webhook. */
export interface ChatMessage {
  readonly content?: string;
  readonly embeds: readonly ChatEmbed[];
  /** Empty, so that an applicant's text cannot mention anyone. */
  readonly allowed_mentions: { readonly parse: readonly string[] };
}

/** The webhook as the health check sees it. Rejects with `UnavailableError`, within a short time, when the store is away. */
export interface WebhookProbe {
  /** Whether the latest attempt to announce something failed. */
  isFailing(): Promise<boolean>;
}
