import { styled } from 'styled-components';
import type { ColorName } from '@/theme/tokens';
import { BannerRow, toned } from '../../banner/banner-row';
import { bannerTones } from '../../banner/banner-tones';
import type { BannerValues } from './banner-values';

const Place = styled.div<{ $color: ColorName }>`
  ${toned}
`;

/** The banner as visitors will see it, without the button that dismisses it. */
export const BannerLook = ({ text, href, tone }: Pick<BannerValues, 'text' | 'href' | 'tone'>) => (
  <Place $color={bannerTones[tone].color}>
    <BannerRow text={text} href={href.trim() === '' ? null : href.trim()} tone={tone} />
  </Place>
);
