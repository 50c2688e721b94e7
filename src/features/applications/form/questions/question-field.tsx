import { memo, useRef, type ChangeEvent, type FocusEvent } from 'react';
import type { Question, QuestionKind } from '@/contract/network/applications';
import { answerLimit } from '@/contract/questions/limits';
import { optionsOf } from '@/contract/questions/options';
import { applicationForm } from '@/messages/en/applications/form';
import { InputField, SelectField, TextareaField } from '@/ui/form/field';
import { AnswerCounter } from './answer-counter';
import { fieldId } from './field-id';

export interface QuestionFieldProps {
  question: Question;
  /** What stands in the field at first. The field keeps what is typed itself, so that a key costs next to nothing. */
  initial: string;
  problem: string | undefined;
  onEdit: (question: Question, answer: string) => void;
  /** The first key after a problem was shown: that is about what stood there before. */
  onCorrect: (question: Question) => void;
  /** What stands in the field when it is left, unless its problem is known already. */
  onLeave: (question: Question, answer: string) => void;
}

const hintOf = ({ hint, unkept = false }: Question): string | undefined =>
  [hint, unkept && applicationForm.draft.unkept].filter(Boolean).join(' ') || undefined;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What sets the one-line kinds apart. Numbers are typed as text: a number field swallows what is no number. */
const LINES: Partial<Record<QuestionKind, { type: string; inputMode?: 'numeric' }>> = {
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  email: { type: 'email' },
};

/** Any question with the field for its kind. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, initial, problem, onEdit, onCorrect, onLeave } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { kind, id, label, required = true, mark, autocomplete } = question;
  const field = {
    id: fieldId(id),
    name: id,
    label,
    hint: hintOf(question),
    error: problem,
    required,
    defaultValue: initial,
    autoComplete: autocomplete ?? (mark === 'address' ? 'email' : 'off'),
    onChange: ({ target }: ChangeEvent<Control>) => {
      onEdit(question, target.value);
      if (problem !== undefined) onCorrect(question);
    },
    onBlur: ({ target }: FocusEvent<Control>) => {
      if (problem === undefined) onLeave(question, target.value);
    },
  };
  if (kind === 'long') {
    return (
      <TextareaField
        {...field}
        ref={area}
        rows={5}
        counter={<AnswerCounter fieldRef={area} limit={answerLimit(question)} />}
      />
    );
  }
  const options = optionsOf(question);
  if (options.length === 0) return <InputField {...field} {...LINES[kind]} />;
  return (
    <SelectField {...field}>
      <option value="">{applicationForm.choose}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
});
