import * as v from 'valibot';
import { CONTACT_LIMITS } from '../contact-fields';
import { httpsUrl, idBeside, listUpTo, oneOf, text, textUpTo } from './fields';
import { ICONS } from './visuals';

const way = v.strictObject({
  /** Its place in the page's address, behind `#`. */
  id: idBeside('contact', 'contact-title', 'faq', 'topics'),
  title: text,
  text,
  /** The line that says when, or how fast. */
  note: v.optional(text),
  /** What its button says. */
  label: text,
  url: httpsUrl,
  icon: oneOf(ICONS),
});

const topic = v.strictObject({
  /** Also the subject of the message that is written about it. */
  label: textUpTo(CONTACT_LIMITS.subject),
  icon: oneOf(ICONS),
});

/** `networks/NAME/support.ts`: the Support Center. Its questions are those of `faq.ts`. */
export const supportSchema = v.strictObject({
  title: v.optional(text, 'Support Center'),
  subtitle: text,
  /** Ways to a person or to an answer. The first one has the most room. */
  ways: v.optional(listUpTo(8, way, 'id', 'title'), []),
  /** What stands above the questions. */
  questions: v.strictObject({
    title: v.optional(text, 'Frequently Asked Questions'),
    text,
    /** Where there are more of them. */
    viewAll: v.optional(v.strictObject({ label: text, url: httpsUrl })),
  }),
  /** What a message can be about. Left out, nothing is offered. */
  topics: v.optional(
    v.strictObject({
      title: v.optional(text, 'What is it about?'),
      items: listUpTo(12, topic, 'label'),
    }),
    { items: [] },
  ),
  /** What stands above the contact form. */
  contact: v.strictObject({ title: v.optional(text, 'Get in Touch'), text }),
});

export type SupportInput = v.InferInput<typeof supportSchema>;
export type Support = v.InferOutput<typeof supportSchema>;
export type SupportWay = Support['ways'][number];
