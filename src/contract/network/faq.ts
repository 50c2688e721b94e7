import * as v from 'valibot';
import { CONTENT_LIMITS, MOST_DOCUMENTS } from '../content-fields';
import { documentId, markdown } from './documents';
import { listUpTo, textUpTo } from './fields';

const entry = v.strictObject({
  id: documentId,
  question: textUpTo(CONTENT_LIMITS.question),
  answer: markdown(CONTENT_LIMITS.answer),
});

/** `networks/NAME/faq.ts`: a new site's initial questions of the Support Center, in display order. */
export const faqSchema = v.strictObject({ questions: listUpTo(MOST_DOCUMENTS.faq, entry, 'id') });

export type FaqInput = v.InferInput<typeof faqSchema>;
export type FaqEntry = v.InferOutput<typeof entry>;
