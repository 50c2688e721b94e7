import type { Graph } from 'schema-dts';

/** Serializes a value for a data block in a document, such that no text in it can end the block. */
export const blockText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Structured data in the head of a document. Browsers do not execute it, so the policy allows it. */
export const DataBlock = ({ data }: { data: Graph }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: blockText(data) }} />
);
