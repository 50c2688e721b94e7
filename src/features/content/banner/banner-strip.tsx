import { X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { banner as texts } from '#messages/published';
import type { ContentResponse } from '@/contract/content';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BAR_HEIGHT } from '@/theme/foot';
import { motionOk } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { BannerRow, toned, bannerTones } from './banner-row';
import { bannerDismissed, selectIsWanted } from './banner-slice';
import { useIsOver } from './use-is-over';
import { useRoom } from './use-room';

/** Lies above the end of the footer and above a page's own bar. It leaves room to read on a low screen. */
const Strip = styled.section<{ $color: ColorName }>`
  position: fixed;
  inset: auto 0 var(${BAR_HEIGHT}, 0);
  z-index: ${({ theme }) => theme.layer.header};
  max-height: 40vh;
  overflow-y: auto;
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  ${toned}

  ${motionOk} {
    animation: rise ${({ theme }) => theme.duration.calm} ease-out;
  }
  @media print {
    display: none;
  }
`;
type Banner = NonNullable<ContentResponse['banner']>;

const ShownStrip = ({ text, href, tone }: Banner) => {
  const dispatch = useAppDispatch();
  const strip = useRef<HTMLElement>(null);
  useRoom(strip);
  const dismiss = () => {
    dispatch(bannerDismissed(text));
    // The button is gone, so focus moves to the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <Strip ref={strip} $color={bannerTones[tone].color} aria-label={texts.label}>
      <BannerRow text={text} href={href} tone={tone}>
        <Button variant="quiet" aria-label={texts.dismiss} icon={<X size={20} />} onClick={dismiss} />
      </BannerRow>
    </Strip>
  );
};

/** The owner's message to all visitors, along the bottom of the window, until it expires or is dismissed. */
export const BannerStrip = (banner: Banner) => {
  const isWanted = useAppSelector((state) => selectIsWanted(state, banner.text));
  const isOver = useIsOver(banner.until);
  return isWanted && isOver === false && <ShownStrip key={banner.text} {...banner} />;
};
