import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { shop as texts } from '#messages/shop';
import type { ShopPackage } from '@/contract/shop';
import { useAuth } from '@/features/accounts/auth-provider';
import { openCheckout, type CheckoutResult } from '@/features/shop/open-checkout';
import { useNameField } from '@/features/votes/player/use-name-field';
import { useVoter } from '@/features/votes/player/use-voter';
import { useAppDispatch } from '@/store/hooks';
import { VisuallyHidden } from '@/ui/layout/text';
import { BuyerLine } from './buyer-line';
import { NameDialog } from './name-dialog';
import type { Buy } from './package-card';
import { ResultDialog } from './result-dialog';

export interface BuyerProps {
  /** Receives the function that buys a package. */
  desk: RefObject<Buy | null>;
  /** The shop's own page. */
  shop: string;
  /** Receives the id of the package whose checkout is about to open; null afterwards. */
  onPending: (id: string | null) => void;
}

interface Purchase {
  item: ShopPackage;
  player: string;
}
type Ended = Purchase & { result: Exclude<CheckoutResult, { kind: 'opened' }> };

/** The player whom purchases are for, and the way from a press to the checkout. */
const Buyer = ({ desk, shop, onPending }: BuyerProps) => {
  const dispatch = useAppDispatch();
  const { user, isLoading } = useAuth();
  const voter = useVoter(isLoading ? undefined : (user?.player ?? null));
  const input = useRef<HTMLInputElement>(null);
  const field = useNameField(voter, input);
  /** The dialog for the name: open for a package, or for the name alone. */
  const [asked, setAsked] = useState<{ item: ShopPackage | null } | null>(null);
  const [pending, setPending] = useState<ShopPackage | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);

  const show = (item: ShopPackage | null) => {
    setPending(item);
    onPending(item?.id ?? null);
  };
  const buy = async (purchase: Purchase) => {
    setEnded(null);
    show(purchase.item);
    const result = await dispatch(openCheckout(purchase.item, purchase.player));
    show(null);
    if (result.kind !== 'opened') setEnded({ ...purchase, result });
  };
  const ask = (item: ShopPackage | null) => {
    setEnded(null);
    field.open();
    setAsked({ item });
  };
  const press = (item: ShopPackage): boolean => {
    // Before the name is known, the link opens the shop.
    if (!voter) return false;
    if (pending) return true;
    if (voter.player === null) ask(item);
    else void buy({ item, player: voter.player });
    return true;
  };
  useImperativeHandle(desk, () => press);

  return (
    <>
      <BuyerLine voter={voter} onChange={() => ask(null)} />
      <VisuallyHidden role="status">{pending && texts.checkout.openingFor(pending.name)}</VisuallyHidden>
      <NameDialog
        open={asked !== null}
        field={field}
        input={input}
        isForPurchase={asked?.item !== null}
        onClose={() => {
          field.close();
          setAsked(null);
        }}
        onName={(player) => {
          setAsked(null);
          if (asked?.item) void buy({ item: asked.item, player });
        }}
      />
      {ended && (
        <ResultDialog
          result={ended.result}
          shop={shop}
          onClose={() => setEnded(null)}
          onAgain={() => void buy(ended)}
          {...(voter?.isLinked !== true && { onChangeName: () => ask(ended.item) })}
        />
      )}
    </>
  );
};

export default Buyer;
