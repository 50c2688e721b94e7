import * as v from 'valibot';
import { ANSWER_LIMITS, POSITION_ID } from '../applications';
import { cleanText } from '../clean-text';
import { color } from './color';
import {
  across,
  atMost,
  faultIf,
  flag,
  idBeside,
  listOf,
  listUpTo,
  oneOf,
  ownName,
  text,
  textUpTo,
  wholeFrom,
} from './fields';
import { EMBLEMS, HUES } from './visuals';

const KINDS = ['text', 'number', 'date', 'select', 'yes-no', 'timezone', 'email', 'long'] as const;
export type QuestionKind = (typeof KINDS)[number];

/** What an answer is to the site, and the kind of question that it answers. */
const MARKS = { name: 'text', contact: 'text', age: 'number', address: 'email' } as const;
const MARK_NAMES = ['name', 'contact', 'age', 'address'] as const satisfies (keyof typeof MARKS)[];
export type Mark = (typeof MARK_NAMES)[number];

/** What browsers know of their user, in the words of HTML's `autocomplete`. The answer marked as `address` has its own. */
const KNOWN_TO_BROWSERS = ['name', 'nickname', 'bday', 'sex', 'country-name', 'language', 'url'] as const;

const written = v.strictObject({
  /** Of its answer, in what is sent and stored. */
  id: v.pipe(
    v.string('must be a text in quotes'),
    v.regex(
      /^[a-z][A-Za-z0-9]{0,39}$/,
      'must be letters and digits without spaces, 40 at most, like bestMemory',
    ),
    ownName,
  ),
  /** Also names the answer in the team's chat, and begins what is said when there is none. */
  label: textUpTo(120),
  kind: oneOf(KINDS),
  /** How to answer; stands above the field. */
  hint: v.optional(textUpTo(500)),
  /** False for a question that need not be answered. Left out otherwise: browsers get it with each question. */
  required: v.optional(flag),
  /** Says that the answer is the applicant's name, contact, age or address. */
  mark: v.optional(oneOf(MARK_NAMES)),
  /** Of the answer that is the applicant's age: who is younger cannot apply. */
  least: v.optional(wholeFrom(1, 99)),
  /** Most characters of a `text` or `long` answer; the most that there may be unless given. */
  limit: v.optional(wholeFrom(1, ANSWER_LIMITS.long)),
  /** Of a `select`. */
  options: v.optional(
    listUpTo(
      100,
      v.pipe(
        textUpTo(ANSWER_LIMITS.short),
        // As answers are cleaned, so that the choice is found among the options.
        v.transform((option) => cleanText(option, 'line').trim()),
        v.nonEmpty('must have a character that can be seen'),
      ),
    ),
  ),
  /** Whether its answer is not kept in the browser while the form is written: others may use that after the applicant. */
  unkept: v.optional(flag),
  /** What the browser may offer to fill in. */
  autocomplete: v.optional(oneOf(KNOWN_TO_BROWSERS)),
});
type WrittenQuestion = v.InferOutput<typeof written>;

const limitOf = (kind: QuestionKind): number =>
  kind === 'long' ? ANSWER_LIMITS.long : kind === 'text' ? ANSWER_LIMITS.short : 0;

const questionFaults = ({ kind, mark, least, limit = 0, options, required }: WrittenQuestion) => [
  ...faultIf(
    mark !== undefined && MARKS[mark] !== kind,
    `must be ${MARKS[mark ?? 'name']}, since the answer is marked as ${String(mark)}`,
    'kind',
  ),
  ...faultIf(
    mark === 'name' && required === false,
    'must be true: nobody applies without a name',
    'required',
  ),
  ...faultIf(least !== undefined && mark !== 'age', "must not be there without mark: 'age'", 'least'),
  ...faultIf(
    limit > limitOf(kind),
    limitOf(kind) === 0
      ? 'must not be there: only text and long have a limit'
      : `must be ${String(limitOf(kind))} at most for ${kind}`,
    'limit',
  ),
  ...faultIf(
    kind === 'select' && (options?.length ?? 0) < 2,
    'must be a list of two at least to choose from',
    'options',
  ),
  ...faultIf(
    kind !== 'select' && options !== undefined,
    `must not be there: only select has options, and this is ${kind}`,
    'options',
  ),
];

const question = v.pipe(written, across<WrittenQuestion>(questionFaults));

/** Questions under one heading. */
const section = v.strictObject({
  title: textUpTo(80),
  questions: v.pipe(listOf(question), atMost(40)),
});

const writtenPosition = v.strictObject({
  /** What is sent and stored: it stays when the title changes. */
  id: v.pipe(
    v.string('must be a text in quotes'),
    v.regex(
      POSITION_ID,
      'must be letters from a to z, digits, spaces, /, + and -, 40 at most, like Media/YouTuber',
    ),
  ),
  /** The id unless given. */
  title: v.optional(textUpTo(60)),
  /** Whether one can apply. While it is false, the form says so and applications are refused. */
  open: v.optional(flag, true),
  /** What it is about, for whoever thinks about applying. */
  text: textUpTo(400),
  /** Whether the guidelines must have been read. */
  guidelines: v.optional(flag, true),
  /** How applications are announced in the team's chat. */
  chat: v.optional(
    v.strictObject({
      /** In `New … Application`; the position's title unless given. */
      title: v.optional(textUpTo(60)),
      /** Violet unless given. */
      color: v.optional(
        v.pipe(
          color,
          v.transform((hex) => Number.parseInt(hex.slice(1), 16)),
        ),
      ),
    }),
    {},
  ),
  sections: v.pipe(listOf(section, 'title'), atMost(12)),
});
type WrittenPosition = v.InferOutput<typeof writtenPosition>;

const positionFaults = ({ sections }: WrittenPosition) => {
  const placed = sections.flatMap(({ questions }, at) =>
    questions.map((asked, index) => ({ asked, at: ['sections', at, 'questions', index] as const })),
  );
  const isRepeated = (index: number, key: 'id' | 'label' | 'mark') => {
    const value = placed[index]?.asked[key];
    return value !== undefined && placed.slice(0, index).some(({ asked }) => asked[key] === value);
  };
  return [
    ...placed.flatMap(({ at }, index) =>
      (['id', 'label', 'mark'] as const).flatMap((key) =>
        faultIf(isRepeated(index, key), 'stands there twice in this position', ...at, key),
      ),
    ),
    ...faultIf(
      placed.every(({ asked }) => asked.mark !== 'name'),
      "must have a question with mark: 'name', which says who applies",
      'sections',
    ),
  ];
};

const position = v.pipe(writtenPosition, across<WrittenPosition>(positionFaults));

const point = textUpTo(300);

/** A part of the guidelines: what leads into a list, and the list. */
const listed = { title: textUpTo(80), text: textUpTo(400), points: v.pipe(listOf(point), atMost(20)) };

const guidelines = v.strictObject({
  title: v.optional(textUpTo(60), 'Read Before Applying'),
  subtitle: textUpTo(300),
  /** What holds for everybody, whatever they apply for. */
  requirements: v.pipe(
    listOf(
      v.strictObject({
        /** Its place in the page's address, behind `#`. */
        id: idBeside('positions', 'process', 'zero-tolerance', 'questions'),
        ...listed,
        emblem: v.optional(oneOf(EMBLEMS), 'scroll'),
      }),
      'id',
      'title',
    ),
    atMost(12),
  ),
  /** What positions ask for besides. */
  positions: v.optional(
    v.strictObject({
      title: textUpTo(80),
      text: textUpTo(400),
      cards: v.pipe(
        listOf(
          v.strictObject({
            title: textUpTo(60),
            hue: oneOf(HUES),
            emblem: v.optional(oneOf(EMBLEMS), 'scroll'),
            points: listed.points,
          }),
          'title',
        ),
        atMost(20),
      ),
    }),
  ),
  /** From the first thought to the answer. */
  process: v.optional(
    v.strictObject({
      title: textUpTo(80),
      text: textUpTo(400),
      steps: v.pipe(
        listOf(v.strictObject({ title: textUpTo(60), text: textUpTo(500) }), 'title'),
        atMost(10),
      ),
      /** When one may apply again. */
      again: v.optional(textUpTo(300)),
    }),
  ),
  /** What ends an application at once. */
  zeroTolerance: v.optional(
    v.strictObject({ ...listed, penalty: v.strictObject({ title: textUpTo(60), text: textUpTo(400) }) }),
  ),
  /** Whom to ask. The chat is there where `links.ts` has a `discord`. */
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

/** `networks/NAME/applications.ts`: what one can apply for, and what is asked and said before. */
export const applicationsSchema = v.strictObject({
  /** The page that leads to the guidelines and the form. */
  landing: v.strictObject({
    title: v.optional(textUpTo(60), 'Applications'),
    subtitle: textUpTo(300),
    warning: v.optional(v.strictObject({ title: textUpTo(80), text })),
    cards: v.strictObject({ guidelines: card, form: card }),
    tips: v.optional(
      v.strictObject({
        title: textUpTo(80),
        list: v.pipe(
          listOf(
            v.strictObject({ text: textUpTo(200), emblem: v.optional(oneOf(EMBLEMS), 'torch') }),
            'text',
          ),
          atMost(12),
        ),
      }),
    ),
  }),
  guidelines,
  /** In the order in which they are shown. */
  positions: v.pipe(listOf(position, 'id', 'title'), atMost(20)),
});

export type ApplicationsInput = v.InferInput<typeof applicationsSchema>;
export type Applications = v.InferOutput<typeof applicationsSchema>;
export type Landing = Applications['landing'];
export type ApplicationCard = Landing['cards']['form'];
type WholeGuidelines = Applications['guidelines'];
type WholePositions = NonNullable<WholeGuidelines['positions']>;
/** What positions ask for besides is apart. */
export type Guidelines = Omit<WholeGuidelines, 'positions'> & {
  positions?: Pick<WholePositions, 'title' | 'text'> | undefined;
};
export type PositionCard = WholePositions['cards'][number];
export type Requirement = Guidelines['requirements'][number];
export type Question = v.InferOutput<typeof question>;
export type QuestionInput = v.InferInput<typeof question>;
export type QuestionSection = v.InferOutput<typeof section>;

type WholePosition = Applications['positions'][number];
/** What pages know of a position. */
export type Position = Pick<WholePosition, 'id' | 'title' | 'open' | 'text' | 'guidelines'>;
/** A position's questions under their headings, in the form's order; messages to the team keep it. */
export type PositionQuestions = Pick<WholePosition, 'id' | 'sections'>;
/** How applications for a position are announced in the team's chat. */
export type PositionChat = WholePosition['chat'] & Pick<WholePosition, 'id'>;
