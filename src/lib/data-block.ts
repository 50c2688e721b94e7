/** Id of the data block with the content published at the time of the document, as `GET /api/content` gives it. */
export const PUBLISHED_ID = 'published';

/** Serializes a value for a data block in a document, such that no text in it can end the block. */
export const blockText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
