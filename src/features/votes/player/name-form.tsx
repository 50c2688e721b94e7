import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { PLAYER_NAME_LIMIT } from '@/contract/player-name';
import { Button } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { InputField } from '@/ui/form/field';
import { Note } from '@/ui/layout/text';
import type { NameField } from './use-name-field';

const { voter: texts } = voteBridge;

const Root = styled.form`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;
const Picture = styled.div`
  display: none;

  ${({ theme }) => theme.media.medium} {
    display: block;
  }
`;
/** Leaves room for the buttons beside the input; the text below has the whole width. */
const Field = styled.div<{ $buttons: string }>`
  position: relative;
  flex: 1 1 0;
  min-width: 0;

  input {
    width: calc(100% - ${({ $buttons }) => $buttons});
  }
  ${({ theme }) => theme.media.medium} {
    max-width: 480px;
  }
`;
/** Same height as the input, below its label. */
const Buttons = styled.div`
  position: absolute;
  top: calc(1.5em + ${({ theme }) => theme.space[0.5]});
  right: 0;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[0.5]};
  height: 48px;

  button {
    width: ${({ theme }) => theme.size.touch};
    padding-inline: 0;
  }
  button[type='submit'] {
    width: 80px;
  }
`;
const Aside = styled(Note)`
  display: none;
  max-width: 40ch;
  margin-inline-start: auto;

  ${({ theme }) => theme.media.large} {
    display: block;
  }
`;

export interface NameFormProps {
  input: RefObject<HTMLInputElement | null>;
  field: NameField;
  /** True if there is no earlier name to return to. */
  isFirst: boolean;
}

export const NameForm = ({ field, input, isFirst }: NameFormProps) => (
  <Root
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      field.settle(true);
    }}
  >
    <Picture>
      <PixelIcon name="vote-key" size={64} />
    </Picture>
    <Field $buttons={isFirst ? '88px' : '140px'}>
      <InputField
        ref={input}
        label={texts.label}
        required
        autoFocus={!isFirst}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PLAYER_NAME_LIMIT}
        value={field.text}
        error={field.error}
        counter={field.error === undefined && <Note as="span">{texts.purpose}</Note>}
        onChange={({ target }) => field.write(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !isFirst) field.close();
        }}
      />
      <Buttons>
        <Button type="submit">{texts.save}</Button>
        {!isFirst && (
          <Button
            variant="quiet"
            aria-label={texts.cancel}
            icon={<X size={20} />}
            onClick={() => field.close()}
          />
        )}
      </Buttons>
    </Field>
    <Aside>{texts.follows}</Aside>
  </Root>
);
