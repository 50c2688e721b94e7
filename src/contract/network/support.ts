import * as v from 'valibot';
import { ANSWER_LIMIT, CONTACT_LIMITS } from '../contact-fields';
import { httpsUrl } from './address-fields';
import { idBeside, listUpTo, oneOf, text, textUpTo } from './fields';
import { ICONS } from './visuals';

const way = v.strictObject({
  /** Fragment of its address on the page. */
  id: idBeside('contact', 'contact-title', 'faq', 'topics'),
  title: text,
  text,
  /** Line about availability or response time. */
  note: v.optional(text),
  label: text,
  url: httpsUrl,
  icon: oneOf(ICONS),
});

const topic = v.strictObject({
  /** Also the subject of a message about it. */
  label: textUpTo(CONTACT_LIMITS.subject),
  icon: oneOf(ICONS),
});

/** An answer to begin with, for staff who answer messages. */
const answer = v.strictObject({
  /** Label in the list of answers. */
  name: textUpTo(60),
  /** Here `{name}` stands for the visitor's name: the part of the address before the @. */
  text: textUpTo(ANSWER_LIMIT),
});

/** `networks/NAME/support.ts`: the Support Center. Its questions are those of `faq.ts`. */
export const supportSchema = v.strictObject({
  title: v.optional(text, 'Support Center'),
  subtitle: text,
  /** Ways to reach a person or find an answer. The first one is the largest. */
  ways: v.optional(listUpTo(8, way, 'id', 'title'), []),
  /** Texts above the questions. */
  questions: v.strictObject({
    title: v.optional(text, 'Frequently Asked Questions'),
    text,
    /** Link to more questions. */
    viewAll: v.optional(v.strictObject({ label: text, url: httpsUrl })),
  }),
  /** Topics of a message. If left out, none are offered. */
  topics: v.optional(
    v.strictObject({
      title: v.optional(text, 'What is it about?'),
      items: listUpTo(12, topic, 'label'),
    }),
    { items: [] },
  ),
  /** Texts above the contact form. */
  contact: v.strictObject({ title: v.optional(text, 'Get in Touch'), text }),
  /** Templates of the desk for visitors' messages; visitors do not see them. */
  answers: v.optional(listUpTo(20, answer, 'name'), []),
});

export type SupportInput = v.InferInput<typeof supportSchema>;
type WholeSupport = v.InferOutput<typeof supportSchema>;
export type AnswerTemplate = WholeSupport['answers'][number];
/** The part that visitors see. */
export type Support = Omit<WholeSupport, 'answers'>;
export type SupportWay = Support['ways'][number];
