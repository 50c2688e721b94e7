import type { Graph } from 'schema-dts';
import { blockText } from '@/lib/data-block';

/** Structured data in the head of a document. Browsers do not execute it, so the policy allows it. */
export const DataBlock = ({ data }: { data: Graph }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: blockText(data) }} />
);
