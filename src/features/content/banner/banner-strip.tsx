import { X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ContentResponse } from '@/contract/content';
import { directionOf } from '@/lib/direction';
import { banner as words } from '@/messages/en/published';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { motionOk, tint, markInText } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Text } from '@/ui/layout/text';
import { BodyLink } from '../markdown/body-link';
import { bannerDismissed, selectIsWanted } from './banner-slice';
import { bannerTones } from './banner-tones';
import { useIsOver } from './use-is-over';
import { useRoom } from './use-room';

/** Over the page's foot, which ends above it, and above a page's own bar. On a low screen it leaves something to read. */
const Strip = styled.section<{ $color: ColorName }>`
  position: fixed;
  inset: auto 0 var(--bar, 0);
  z-index: ${({ theme }) => theme.layer.header};
  max-height: 40vh;
  overflow-y: auto;
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-top: 4px solid ${({ theme, $color }) => theme.color[$color]};
  background:
    linear-gradient(${({ theme, $color }) => tint(theme.color[$color], 12)} 0 0),
    ${({ theme }) => theme.color.surface};

  ${motionOk} {
    animation: rise ${({ theme }) => theme.duration.calm} ease-out;
  }
  @media print {
    display: none;
  }
`;
const Row = styled.div<{ $color: ColorName }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[1.5]};
  align-items: center;
  max-width: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space[3]}`});
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space[0.5]};
  padding-inline: ${({ theme }) => `${theme.space[2]} ${theme.space[0.5]}`};

  & > svg {
    color: ${({ theme, $color }) => theme.color[$color]};
  }
  ${({ theme }) => theme.media.medium} {
    padding-inline: ${({ theme }) => `${theme.space[3]} ${theme.space[1]}`};
  }
`;
const Words = styled(Text)`
  padding-block: ${({ theme }) => theme.space[1]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  a > svg {
    ${markInText}
  }
`;

type Banner = NonNullable<ContentResponse['banner']>;

const ShownStrip = ({ text, href, tone }: Banner) => {
  const dispatch = useAppDispatch();
  const strip = useRef<HTMLElement>(null);
  useRoom(strip);
  const { color, Icon } = bannerTones[tone];
  const dismiss = () => {
    dispatch(bannerDismissed(text));
    // The button is gone: who goes on by keyboard does so with the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <Strip ref={strip} $color={color} aria-label={words.label}>
      <Row $color={color} dir={directionOf(text)}>
        <Icon size={20} />
        <Words weight={500}>{href === null ? text : <BodyLink target={href}>{text}</BodyLink>}</Words>
        <Button variant="quiet" aria-label={words.dismiss} icon={<X size={20} />} onClick={dismiss} />
      </Row>
    </Strip>
  );
};

/** What the owner tells the visitors of every page, along the foot of the window: until its time is over or it is dismissed. */
export const BannerStrip = (banner: Banner) => {
  const isWanted = useAppSelector((state) => selectIsWanted(state, banner.text));
  const isOver = useIsOver(banner.until);
  return isWanted && isOver === false && <ShownStrip key={banner.text} {...banner} />;
};
