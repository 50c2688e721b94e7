import { useState } from 'react';
import { InputField, SelectField, TextareaField } from '@/ui/form/field';
import { Cells, Example, Specimen } from './specimen';

const positions = (
  <>
    <option>Staff</option>
    <option>Builder</option>
  </>
);
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
    <Cells>
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
      <Example label="Select">
        <SelectField label="Position" required>
          {positions}
        </SelectField>
      </Example>
      <Example label="Select, focus" force={['focus']}>
        <SelectField label="Position" required>
          {positions}
        </SelectField>
      </Example>
      <Example label="Select, error">
        <SelectField label="Position" required error="Choose a position">
          {positions}
        </SelectField>
      </Example>
      <Example label="Select, disabled">
        <SelectField label="Position" required disabled>
          {positions}
        </SelectField>
      </Example>
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
    </Cells>
  </Specimen>
);
