import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { Button } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Note } from '@/ui/layout/text';
import { NameInput } from './name-input';
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
      field.settle(null);
    }}
  >
    <Picture>
      <PixelIcon name="vote-key" size={64} />
    </Picture>
    <Field $buttons={isFirst ? '88px' : '140px'}>
      <NameInput
        field={field}
        input={input}
        autoFocus={!isFirst}
        onLeave={isFirst ? undefined : () => field.close()}
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
