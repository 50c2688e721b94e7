import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

/** Looks of a link in the header and its menus; the current one carries a grass block below or before it. */
export const navLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.touch};
  padding-inline: ${({ theme }) => theme.space[1.5]};
  color: ${({ theme }) => theme.color.muted};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-current='page'] {
    color: ${({ theme }) => theme.color.text};

    &::after {
      content: '';
      position: absolute;
      inset: auto ${({ theme }) => theme.space[1.5]} 4px;
      height: 4px;
      background: ${({ theme }) => theme.color.grass};
    }
  }
`;

export const NavAnchor = styled(Link)`
  ${navLook}
`;
