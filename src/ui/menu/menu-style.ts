import { css, styled } from 'styled-components';
import { block, focusInside, hereBlock, motionOk } from '@/theme/mixins';
import { Link } from '@/ui/routing/link';

/** The panel below a header button; shared with the navigation dropdown. */
export const panel = css`
  ${block('small')}
  position: absolute;
  top: calc(100% + ${({ theme }) => theme.space[1]});
  right: 0;
  z-index: ${({ theme }) => theme.layer.menu};
  --fill: ${({ theme }) => theme.color.raised};
  --edge: ${({ theme }) => theme.color.lineStrong};
  --edge-top: ${({ theme }) => theme.color.lineStrong};
  min-width: 192px;
  padding: ${({ theme }) => theme.space[1]};

  ${motionOk} {
    --rise: -4px;
    animation: rise ${({ theme }) => theme.duration.quick} ease-out;
  }
`;

/** One line of such a panel. */
export const panelItem = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1.5]};
  width: 100%;
  min-height: ${({ theme }) => theme.size.touch};
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[1.5]}`};
  border: 0;
  clip-path: ${({ theme }) => theme.corner.small};
  background: transparent;
  color: ${({ theme }) => theme.color.text};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-current] {
    position: relative;
    font-weight: 700;

    &::after {
      ${hereBlock('before')}
    }
  }
  & > svg:last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  ${focusInside}
`;

export const Root = styled.div`
  position: relative;
`;
export const List = styled.div`
  ${panel}
`;
export const ItemButton = styled.button`
  ${panelItem}
`;
export const ItemLink = styled(Link)`
  ${panelItem}
`;
