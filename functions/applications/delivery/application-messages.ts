import { chats } from '#network/private/positions';
import { isBlank } from '@/contract/text';
import { byId } from '@/lib/by-id';
import { isolated } from '@/lib/direction';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { cutText } from './cut-text';
import { asPlainText, cutPlainText } from './plain-text';

export interface AnnouncedApplication {
  readonly id: string;
  /** Id of the network's position, which may have been removed. */
  readonly position: string;
  /** Name of the applicant; empty if unknown. */
  readonly ign: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970, like all times here. */
  readonly submittedAt: number;
}

interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline: false;
}

export interface ChatEmbed {
  readonly title: string;
  readonly color: number;
  readonly fields: readonly EmbedField[];
  /** ISO 8601. */
  readonly timestamp?: string;
  readonly footer?: { readonly text: string };
}

/** Body of one call to the chat platform's incoming webhook. */
export interface ChatMessage {
  readonly content?: string;
  readonly embeds: readonly ChatEmbed[];
  /** Empty, so that an applicant's text cannot mention anyone. */
  readonly allowed_mentions: { readonly parse: readonly string[] };
}

/**
 * Limits of an embed from the specification, and of a message from the platform (Discord's API reference, "Embed Limits"). The
 * platform counts code points, which are never more than UTF-16 units. Limits in UTF-16 units therefore satisfy both.
 */
const FIELDS_PER_EMBED = 24;
const NAME_LENGTH = 256;
const VALUE_LENGTH = 1_024;
const EMBEDS_PER_MESSAGE = 10;
const MESSAGE_LENGTH = 6_000;

const NOT_PROVIDED = 'Not provided';
/** Violet: the color of a position without one, and of removed positions. */
const DEFAULT_COLOR = 10_181_046;
/**
 * Returns the messages that announce an application, in order of sending; always the same ones. Only the first has a text besides
 * its embeds. The last embed of each names the application, so that messages of several applicants can be told apart anywhere.
 */
export function applicationMessages(application: AnnouncedApplication): ChatMessage[] {
  const { id, position, ign, submittedAt } = application;
  const called = positionTitle(position);
  const chat = byId(chats, position);
  const title = `New ${chat?.title ?? called} Application`;
  const color = chat?.color ?? DEFAULT_COLOR;
  const titleOf = (part: number) => (part === 1 ? title : `${title} (Part ${String(part)})`);
  const footer = { text: `Applicant: ${isolated(cutText(valueOf(ign), NAME_LENGTH))} · ${id}` };
  const timestamp = new Date(submittedAt).toISOString();

  const fields = [toField('Position', called), ...answerFields(application)];
  return pack(fields, titleOf, footer.text.length).map((parts, index) => ({
    ...(index === 0 && { content: `New ${called} Application Received` }),
    embeds: parts.map((part, place): ChatEmbed => ({
      color,
      ...part,
      ...(place === parts.length - 1 && { timestamp, footer }),
    })),
    allowed_mentions: { parse: [] },
  }));
}

/** Sorts answers in the form's order. Answers to removed questions come last, because an owner may edit the form at any time. */
function answerFields({ position, answers }: AnnouncedApplication): EmbedField[] {
  const questions = questionsOf(position);
  const asked = new Set(questions.map(({ id: name }) => name));
  const others = Object.keys(answers).filter((name) => !asked.has(name));
  return [
    ...questions.map(({ id: name, label }) => toField(label, answers[name])),
    ...others.map((name) => toField(name, answers[name])),
  ];
}

const valueOf = (answer = ''): string => (isBlank(answer) ? NOT_PROVIDED : answer);

function toField(label: string, answer: string | undefined): EmbedField {
  return {
    name: cutText(label, NAME_LENGTH),
    value: cutPlainText(asPlainText(valueOf(answer)), VALUE_LENGTH),
    inline: false,
  };
}

interface Part {
  readonly title: string;
  readonly fields: EmbedField[];
}

/** Packs fields into embeds, and embeds into messages, as full as possible; `reserved` is kept free in each message. */
function pack(fields: EmbedField[], titleOf: (part: number) => string, reserved: number): Part[][] {
  const messages: Part[][] = [];
  let room = 0;
  let parts = 0;
  for (const field of fields) {
    const message = messages.at(-1);
    const last = message?.at(-1);
    const length = field.name.length + field.value.length;
    if (last && last.fields.length < FIELDS_PER_EMBED && length <= room) {
      last.fields.push(field);
      room -= length;
      continue;
    }
    parts += 1;
    const part = { title: titleOf(parts), fields: [field] };
    const needed = part.title.length + length;
    if (message && message.length < EMBEDS_PER_MESSAGE && needed <= room) {
      message.push(part);
      room -= needed;
    } else {
      messages.push([part]);
      room = MESSAGE_LENGTH - reserved - needed;
    }
  }
  return messages;
}
