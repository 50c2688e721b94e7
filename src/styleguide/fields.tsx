import { useState } from 'react';
import { InputField, SelectField, TextareaField } from '@/ui/form/field';
import { Grid } from '@/ui/layout/grid';
import type { ForcedState } from './forced-states';
import { Example, Specimen } from './specimen';

const selects: { label: string; force?: ForcedState[]; error?: string; disabled?: boolean }[] = [
  { label: 'Select' },
  { label: 'Select, focus', force: ['focus'] },
  { label: 'Select, error', error: 'Choose a position' },
  { label: 'Select, disabled', disabled: true },
];
const tooYoung = 'You must be at least 16 years old to apply';

const Counted = () => {
  const [text, setText] = useState('Hello there');
  return (
    <TextareaField
      label="Message"
      counter
      maxLength={200}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
};

export const Fields = () => (
  <Specimen name="Field">
    <Grid>
      <Example label="Input, empty">
        <InputField label="E-mail" placeholder="you@example.org" />
      </Example>
      <Example label="Input, filled, required, with a hint">
        <InputField
          label="E-mail"
          required
          hint="We answer to this address."
          defaultValue="luna@example.org"
        />
      </Example>
      <Example label="Input, hover" force={['hover']}>
        <InputField label="E-mail" required />
      </Example>
      <Example label="Input, focus" force={['focus']}>
        <InputField label="E-mail" required />
      </Example>
      <Example label="Input, error">
        <InputField label="Age" required defaultValue="12" error={tooYoung} />
      </Example>
      <Example label="Input, error, focus" force={['focus']}>
        <InputField label="Age" required defaultValue="12" error={tooYoung} />
      </Example>
      <Example label="Input, error, hover" force={['hover']}>
        <InputField label="Age" required defaultValue="12" error={tooYoung} />
      </Example>
      <Example label="Input, disabled">
        <InputField label="In-game name" disabled defaultValue="Luna" />
      </Example>
      {selects.map(({ label, force, ...select }) => (
        <Example key={label} label={label} {...(force && { force })}>
          <SelectField label="Position" required {...select}>
            <option>Staff</option>
            <option>Builder</option>
          </SelectField>
        </Example>
      ))}
      <Example label="Textarea with a counter">
        <Counted />
      </Example>
      <Example label="Textarea, focus" force={['focus']}>
        <TextareaField label="Message" required />
      </Example>
      <Example label="Textarea, error and counter">
        <TextareaField
          label="Message"
          required
          counter
          maxLength={200}
          value=""
          readOnly
          error="Write a message"
        />
      </Example>
      <Example label="Textarea, disabled">
        <TextareaField label="Message" disabled defaultValue="Hello there" />
      </Example>
    </Grid>
  </Specimen>
);
