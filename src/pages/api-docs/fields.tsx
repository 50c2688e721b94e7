import { styled } from 'styled-components';
import { apiDocs } from '#messages/api-docs';
import { Note } from '@/ui/layout/text';
import type { ApiForm } from './api-document';

/** A text of the document, with code in backticks. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );

/** Longer lists of choices are for programs. */
const MOST_CHOICES = 12;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin: 0;
  padding-left: ${({ theme }) => theme.space[2]};
  border-left: 2px solid ${({ theme }) => theme.color.line};
  list-style: none;
  overflow-wrap: anywhere;
`;

const alternativesOf = (form: ApiForm) => (form.properties ? [] : (form.anyOf ?? form.oneOf ?? []));
const isNull = ({ type }: ApiForm) => type === 'null';

const rangeOf = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  if (least !== undefined && most !== undefined) return [`${String(least)} to ${String(most)}${unit}`];
  if (most !== undefined) return [`at most ${String(most)}${unit}`];
  if (least === 1 && unit !== '') return ['not empty'];
  return least === undefined ? [] : [`at least ${String(least)}${unit}`];
};

function choicesOf(choices: readonly unknown[]): string {
  const shown = choices.slice(0, MOST_CHOICES).map((choice) => JSON.stringify(choice));
  const more = choices.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}

/** Describes a value in a few words. */
function kindOf(form: ApiForm): string {
  if (form.enum) return choicesOf(form.enum);
  if (form.const !== undefined) return JSON.stringify(form.const);
  const alternatives = alternativesOf(form);
  if (alternatives.length > 0) return [...new Set(alternatives.map(kindOf))].join(' or ');
  return [
    form.type ?? 'anything',
    ...(form.format ? [form.format] : []),
    ...rangeOf(form.minimum, form.maximum, ''),
    ...rangeOf(form.minLength, form.maxLength, ' characters'),
    ...rangeOf(undefined, form.maxItems, ' items'),
  ].join(', ');
}

interface FieldsProps {
  form: ApiForm;
}

/** Fields of an object, of a list's objects, or of each of several alternatives. */
export const Fields = ({ form }: FieldsProps) => {
  const alternatives = alternativesOf(form).filter((one) => !isNull(one));
  const [only] = alternatives;
  if (only && alternatives.length === 1) return <Fields form={only} />;
  if (alternatives.some(({ properties }) => properties)) {
    return (
      <List>
        {alternatives.map((one, index) => (
          <li key={index}>
            <Note>{apiDocs.alternatives}</Note>
            <Fields form={one} />
          </li>
        ))}
      </List>
    );
  }
  if (form.items) return <Fields form={form.items} />;
  if (typeof form.additionalProperties === 'object') return <Fields form={form.additionalProperties} />;
  if (!form.properties) return null;
  return (
    <List>
      {Object.entries(form.properties).map(([name, field]) => (
        <Field key={name} name={name} form={field} isRequired={form.required?.includes(name) ?? false} />
      ))}
    </List>
  );
};

interface FieldProps extends FieldsProps {
  name: string;
  isRequired: boolean;
}

/** One field with its kind, and the fields inside it. */
export const Field = ({ name, form, isRequired }: FieldProps) => (
  <li>
    <code translate="no">{name}</code>{' '}
    <Note as="span">
      {kindOf(form)}
      {isRequired && `, ${apiDocs.required}`}
      {form.description && <Prose text={`. ${form.description}`} />}
    </Note>
    <Fields form={form} />
  </li>
);

/** List of fields that belong to no object. */
export const FieldList = List;
