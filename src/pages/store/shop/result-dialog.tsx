import { shop as shopTexts } from '#messages/shop';
import type { CheckoutResult } from '@/features/shop/open-checkout';
import { isShopAddress } from '@/features/shop/shop-api';
import type { Failure } from '@/store/failure';
import { Button, ButtonLink } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const { checkout: texts } = shopTexts;

/** Returns why there is no checkout, for the visitor. */
const reasonOf = ({ status, message, fields }: Failure): string => {
  if (status === 404) return texts.gone;
  if (status === 503 && fields['shop'] !== undefined) return texts.unavailable;
  return fields['player'] ?? message;
};

export interface ResultDialogProps {
  result: Exclude<CheckoutResult, { kind: 'opened' }>;
  /** The shop's own page, unless the failure names another. */
  shop: string;
  onClose: () => void;
  onAgain: () => void;
  /** Missing if the name cannot be changed here. */
  onChangeName?: () => void;
}

/** Leads on where no checkout has opened. */
export const ResultDialog = ({ result, shop, onClose, onAgain, onChangeName }: ResultDialogProps) => {
  if (result.kind === 'blocked')
    return (
      <Dialog open onClose={onClose} title={texts.readyTitle}>
        <Dialog.Body>
          <Text>{texts.readyText}</Text>
          <ButtonLink href={result.url} variant="primary" data-autofocus onClick={onClose}>
            {texts.readyLink}
          </ButtonLink>
        </Dialog.Body>
      </Dialog>
    );
  const { failure } = result;
  const { shop: named } = failure.fields;
  const isGone = failure.status === 404;
  const isNameRefused = failure.status === 422;
  return (
    <Dialog open onClose={onClose} title={texts.failedTitle}>
      <Dialog.Body>
        <Text>
          {reasonOf(failure)} {texts.notCharged}
        </Text>
        <Stack direction="row" gap={1} wrap>
          {isNameRefused && onChangeName && (
            <Button variant="primary" onClick={onChangeName}>
              {texts.changeName}
            </Button>
          )}
          {!isNameRefused && !isGone && (
            <Button variant="primary" onClick={onAgain}>
              {texts.again}
            </Button>
          )}
          {isGone ? (
            <Button onClick={onClose}>{texts.back}</Button>
          ) : (
            <ButtonLink href={named !== undefined && isShopAddress(named) ? named : shop}>
              {texts.shop}
            </ButtonLink>
          )}
        </Stack>
      </Dialog.Body>
    </Dialog>
  );
};
