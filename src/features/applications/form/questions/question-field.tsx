import { memo, useRef, type ChangeEvent, type FocusEvent } from 'react';
import { applicationForm } from '#messages/applications/form';
import type { Question, QuestionKind } from '@/contract/network/questions';
import { answerLimit, optionsOf } from '@/contract/questions/allowed-answers';
import { InputField, SelectField, TextareaField } from '@/ui/form/field';
import { AnswerCounter } from './answer-counter';
import { fieldId } from './field-id';

export interface QuestionFieldProps {
  question: Question;
  /** Initial text. The field is uncontrolled, so a keystroke costs next to nothing. */
  initial: string;
  problem: string | undefined;
  onEdit: (question: Question, answer: string) => void;
  /** Called on the first keystroke after a problem was shown, which is then outdated. */
  onCorrect: (question: Question) => void;
  /** Called with the field's text on blur, unless its problem is known already. */
  onLeave: (question: Question, answer: string) => void;
}

const hintOf = ({ hint, unkept = false }: Question): string | undefined =>
  [hint, unkept && applicationForm.draft.unkept].filter(Boolean).join(' ') || undefined;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Attributes that differ between one-line kinds. Numbers use text inputs, because number inputs discard
 * invalid text.
 */
const LINES: Partial<Record<QuestionKind, { type: string; inputMode?: 'numeric' }>> = {
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  email: { type: 'email' },
};

/** A question with the field for its kind. */
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
