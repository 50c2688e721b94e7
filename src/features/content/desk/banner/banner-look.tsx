import { styled } from 'styled-components';
import type { BannerTone } from '@/contract/content-fields';
import { directionOf } from '@/lib/direction';
import { tint, markInText } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { bannerTones } from '../../banner/banner-tones';
import { BodyLink } from '../../markdown/body-link';

const Strip = styled.span<{ $color: ColorName }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[1.5]};
  align-items: center;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  border-top: 4px solid ${({ theme, $color }) => theme.color[$color]};
  background:
    linear-gradient(${({ theme, $color }) => tint(theme.color[$color], 12)} 0 0),
    ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > svg {
    color: ${({ theme, $color }) => theme.color[$color]};
  }
  a > svg {
    ${markInText}
  }
`;

interface BannerLookProps {
  text: string;
  tone: BannerTone;
  /** Empty for none. */
  href?: string;
}

/** The banner as it stands on a page, without the button that takes it away. */
export const BannerLook = ({ text, tone, href = '' }: BannerLookProps) => {
  const { color, Icon } = bannerTones[tone];
  return (
    <Strip $color={color} dir={directionOf(text)}>
      <Icon size={20} />
      <span>{href.trim() === '' ? text : <BodyLink target={href.trim()}>{text}</BodyLink>}</span>
    </Strip>
  );
};
