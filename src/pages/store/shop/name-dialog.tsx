import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { shop } from '#messages/shop';
import { NameInput } from '@/features/votes/player/name-input';
import type { NameField } from '@/features/votes/player/use-name-field';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Stack } from '@/ui/layout/stack';

const { name: texts } = shop;

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

export interface NameDialogProps {
  open: boolean;
  field: NameField;
  input: RefObject<HTMLInputElement | null>;
  /** True if a purchase goes on with the name. */
  isForPurchase: boolean;
  onClose: () => void;
  onName: (player: string) => void;
}

/** Asks for the player whom purchases are for. */
export const NameDialog = ({ open, field, input, isForPurchase, onClose, onName }: NameDialogProps) => (
  <Dialog open={open} onClose={onClose} title={texts.title}>
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const player = field.settle(null);
        if (player !== null) onName(player);
      }}
    >
      <NameInput field={field} input={input} autoFocus purpose={texts.purpose} />
      <Stack direction="row" gap={1} wrap>
        <Button type="submit" variant="primary">
          {isForPurchase ? texts.proceed : texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Stack>
    </Form>
  </Dialog>
);
