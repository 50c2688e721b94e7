import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { voteBridge } from '@/content/vote-bridge';
import { Button } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { InputField } from '@/ui/form/field';
import { Note } from '@/ui/layout/text';
import type { NameField, NameFieldRefs } from './use-name-field';

const { voter: words } = voteBridge;

/** With the dot in front that players of Bedrock have. */
const NAME_LIMIT = 17;

const Root = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[1]};
`;
const Picture = styled.div`
  display: none;

  ${({ theme }) => theme.media.medium} {
    display: block;
    align-self: center;
    margin-inline-end: ${({ theme }) => theme.space[1]};
  }
`;
const Field = styled.div`
  flex: 1 1 0;
  min-width: 0;
  max-width: 440px;
`;
/** Beside the input, below its label. */
const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[0.5]};
  padding-top: 1.875rem;
`;

export interface NameFormProps extends NameFieldRefs {
  field: NameField;
  /** Whether there is no name to go back to. */
  isFirst: boolean;
}

/** Asks for the player's name. */
export const NameForm = ({ field, input, opener, isFirst }: NameFormProps) => (
  <Root
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      let isKept = false;
      flushSync(() => {
        isKept = field.settle() !== null;
      });
      if (isKept) opener.current?.focus();
    }}
  >
    <Picture>
      <PixelIcon name="vote-key" size={48} />
    </Picture>
    <Field>
      <InputField
        ref={input}
        label={words.label}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={NAME_LIMIT}
        value={field.text}
        error={field.error}
        counter={field.error === undefined && <Note as="span">{words.purpose}</Note>}
        onChange={({ target }) => field.write(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !isFirst) field.close();
        }}
      />
    </Field>
    <Buttons>
      <Button type="submit">{words.save}</Button>
      {!isFirst && (
        <Button
          variant="quiet"
          aria-label={words.cancel}
          icon={<X size={20} />}
          onClick={() => field.close()}
        />
      )}
    </Buttons>
  </Root>
);
