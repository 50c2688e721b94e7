import styled, { css } from 'styled-components';
import { hereBlock } from '@/theme/mixins';
import { Link } from '@/ui/routing/link';

/** Looks of a link in the header and its menu. */
const navLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.touch};
  padding-inline: ${({ theme }) => theme.space[1.5]};
  color: ${({ theme }) => theme.color.muted};
  font-weight: 500;
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: ${({ theme }) => theme.color.text};
  }
`;

/** A link in a row; the current one has a block below. */
export const NavAnchor = styled(Link)`
  ${navLook}

  &[aria-current]::after {
    ${hereBlock('below')}
  }
`;

/** A link in a column; the current one has a block in front. */
export const MenuAnchor = styled(Link)`
  ${navLook}

  &[aria-current] {
    font-weight: 700;

    &::after {
      ${hereBlock('before')}
    }
  }
`;

/** A link to another site, in a row or a column. */
export const AwayAnchor = styled.a`
  ${navLook}
`;
