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

/** The webhook as the health check sees it. Rejects with `UnavailableError`, within a short time, when the store is away. */
export interface WebhookProbe {
  /** Whether the latest attempt to announce something failed. */
  isFailing(): Promise<boolean>;
}
