import * as v from 'valibot';
import { POSITION_ID } from '../applications';
import { across, atMost, color, faultIf, flag, listOf, textUpTo } from './fields';
import { section } from './questions';

const writtenPosition = v.strictObject({
  /** Sent and stored, so it stays the same when the title changes. */
  id: v.pipe(
    v.string('must be a text in quotes'),
    v.regex(
      POSITION_ID,
      'must be letters from a to z, digits, spaces, /, + and -, 40 at most, like Design/Art',
    ),
  ),
  /** Defaults to the id. */
  title: v.optional(textUpTo(60)),
  /** Whether the position accepts applications. If false, the form says so and applications are rejected. */
  open: v.optional(flag, true),
  /** Description for people who think about applying. */
  text: textUpTo(400),
  /** Whether applicants must read the guidelines first. */
  guidelines: v.optional(flag, true),
  /** Format of announcements in the team's chat. */
  chat: v.optional(
    v.strictObject({
      /** Used in `New … Application`; defaults to the position's title. */
      title: v.optional(textUpTo(60)),
      /** Defaults to violet. */
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

export const position = v.pipe(writtenPosition, across<WrittenPosition>(positionFaults));

type WholePosition = v.InferOutput<typeof position>;
/** The part of a position that pages use. */
export type Position = Pick<WholePosition, 'id' | 'title' | 'open' | 'text' | 'guidelines'>;
/** A position's questions under their headings, in the order of the form and of messages to the team. */
export type PositionQuestions = Pick<WholePosition, 'id' | 'sections'>;
/** Format of a position's announcements in the team's chat. */
export type PositionChat = WholePosition['chat'] & Pick<WholePosition, 'id'>;
