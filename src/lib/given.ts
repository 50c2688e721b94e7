/** Id of the data block with a page's initial state, in documents with answers of the API. */
export const GIVEN_ID = 'given';

/** An answer of the API that is part of a document. */
export interface Given {
  /** Name of its endpoint. */
  endpoint: string;
  /** Argument of the endpoint; omitted if there is none. */
  argument?: unknown;
  /** Omitted if it was unavailable. */
  answer?: unknown;
}

/** An address of the site, and the answers of the API that its page starts with. */
export interface Look {
  readonly address: string;
  readonly given: readonly Given[];
}
