import type { Graph } from 'schema-dts';

/** A value as the text of a data block in a document. A text of the content must not be able to end the block. */
export const blockText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Data for search engines in the head of a document. Browsers do not run it, so the policy lets it stand. */
export const DataBlock = ({ data }: { data: Graph }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: blockText(data) }} />
);
