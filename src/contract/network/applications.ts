import * as v from 'valibot';
import { APPLICATION_STATES } from '../applications';
import { across, atMost, emblem, faultIf, flag, idBeside, listOf, oneOf, text, textUpTo } from './fields';
import { position } from './positions';
import type { question } from './questions';
import { HUES } from './visuals';

const point = textUpTo(300);

/** A part of the guidelines: an introduction and its list. */
const listed = { title: textUpTo(80), text: textUpTo(400), points: v.pipe(listOf(point), atMost(20)) };

const guidelines = v.strictObject({
  title: v.optional(textUpTo(60), 'Read Before Applying'),
  subtitle: textUpTo(300),
  /** Requirements for every position. */
  requirements: v.pipe(
    listOf(
      v.strictObject({
        /** Fragment of its address on the page. */
        id: idBeside('positions', 'process', 'zero-tolerance', 'questions'),
        ...listed,
        emblem: v.optional(emblem, 'scroll'),
      }),
      'id',
      'title',
    ),
    atMost(12),
  ),
  /** Additional requirements by position. */
  positions: v.optional(
    v.strictObject({
      title: textUpTo(80),
      text: textUpTo(400),
      cards: v.pipe(
        listOf(
          v.strictObject({
            title: textUpTo(60),
            hue: oneOf(HUES),
            emblem: v.optional(emblem, 'scroll'),
            points: listed.points,
          }),
          'title',
        ),
        atMost(20),
      ),
    }),
  ),
  /** Steps from the application to the answer. */
  process: v.optional(
    v.strictObject({
      title: textUpTo(80),
      text: textUpTo(400),
      steps: v.pipe(
        listOf(v.strictObject({ title: textUpTo(60), text: textUpTo(500) }), 'title'),
        atMost(10),
      ),
      /** Text on when an applicant may apply again. */
      again: v.optional(textUpTo(300)),
    }),
  ),
  /** Reasons that end an application at once. */
  zeroTolerance: v.optional(
    v.strictObject({ ...listed, penalty: v.strictObject({ title: textUpTo(60), text: textUpTo(400) }) }),
  ),
  /** Contacts for questions. The chat is included if `links.ts` has a `discord`. */
  contact: v.optional(
    v.strictObject({
      title: textUpTo(80),
      text: textUpTo(400),
      chat: v.strictObject({ title: textUpTo(60), text: textUpTo(300), label: textUpTo(40) }),
      tickets: v.strictObject({ title: textUpTo(60), text: textUpTo(300), label: textUpTo(40) }),
      email: v.strictObject({ title: textUpTo(60), text: textUpTo(300) }),
    }),
  ),
});

const card = v.strictObject({
  title: textUpTo(60),
  description: textUpTo(300),
  hue: oneOf(HUES),
  pinned: v.optional(flag, false),
});

/** Texts around the form's questions. The site itself states no rules for applicants. */
const form = v.strictObject({
  /** Note beside the questions. */
  reminder: v.optional(v.strictObject({ title: textUpTo(80), text })),
  /** Promise to the applicant, shown after an application is sent. */
  sent: v.optional(textUpTo(300)),
});

/** Explanations of an application's states for its applicant. They replace the site's own. */
const states = v.strictObject(v.entriesFromList(APPLICATION_STATES, v.optional(textUpTo(300))));

const written = v.strictObject({
  /** The page that leads to the guidelines and the form. */
  landing: v.strictObject({
    title: v.optional(textUpTo(60), 'Applications'),
    subtitle: textUpTo(300),
    warning: v.optional(v.strictObject({ title: textUpTo(80), text })),
    /** That of the guidelines is there if they are. */
    cards: v.strictObject({ guidelines: v.optional(card), form: card }),
    tips: v.optional(
      v.strictObject({
        title: textUpTo(80),
        list: v.pipe(
          listOf(v.strictObject({ text: textUpTo(200), emblem: v.optional(emblem, 'torch') }), 'text'),
          atMost(12),
        ),
      }),
    ),
  }),
  /** Needed unless all positions have `guidelines: false`. Without it, its page is missing. */
  guidelines: v.optional(guidelines),
  form: v.optional(form, {}),
  states: v.optional(states, {}),
  /** In display order. */
  positions: v.pipe(listOf(position, 'id', 'title'), atMost(20)),
});
type Written = v.InferOutput<typeof written>;

const guidelinesFaults = ({ landing: { cards }, guidelines: text, positions }: Written) => {
  const strict = positions.find((one) => one.guidelines);
  return [
    ...faultIf(
      text === undefined && strict !== undefined,
      `must be there: applicants for ${strict?.id ?? ''} have to read them. If they need not, write guidelines: false there`,
      'guidelines',
    ),
    ...faultIf(
      text !== undefined && cards.guidelines === undefined,
      'must be there: it leads to the guidelines',
      ...(['landing', 'cards', 'guidelines'] as const),
    ),
    ...faultIf(
      text === undefined && strict === undefined && cards.guidelines !== undefined,
      'must not be there without guidelines',
      ...(['landing', 'cards', 'guidelines'] as const),
    ),
  ];
};

/** `networks/NAME/applications.ts`: the positions, their questions and the guidelines. */
export const applicationsSchema = v.pipe(written, across<Written>(guidelinesFaults));

export type ApplicationsInput = v.InferInput<typeof applicationsSchema>;
export type Applications = v.InferOutput<typeof applicationsSchema>;
export type Landing = Applications['landing'];
export type Reminder = NonNullable<Applications['form']['reminder']>;
export type StateTexts = Applications['states'];
export type ApplicationCard = Landing['cards']['form'];
export type WholeGuidelines = NonNullable<Applications['guidelines']>;
type WholePositions = NonNullable<WholeGuidelines['positions']>;
/** Requirements by position are separate. */
export type Guidelines = Omit<WholeGuidelines, 'positions'> & {
  positions?: Pick<WholePositions, 'title' | 'text'> | undefined;
};
export type PositionCard = WholePositions['cards'][number];
export type Requirement = Guidelines['requirements'][number];
/** A question as an owner writes it. */
export type QuestionInput = v.InferInput<typeof question>;
