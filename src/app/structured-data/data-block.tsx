import type { Graph } from 'schema-dts';

/** Data for search engines in the head of a document. Browsers do not run it, so the policy lets it stand. */
export const DataBlock = ({ data }: { data: Graph }) => (
  <script
    type="application/ld+json"
    // A text of the content must not be able to end the block.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
