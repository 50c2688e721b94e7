import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TransientProps } from '@/theme/mixins';
import { SpinnerMark } from '../feedback/spinner';
import { Link, type LinkProps } from '../routing/link';
import { type ButtonStyle, buttonStyle } from './button-style';
import { newTab, NewTabMark } from './external-link';

const ButtonRoot = styled.button<TransientProps<ButtonStyle>>`
  ${buttonStyle}
`;
const LinkRoot = styled(Link)<TransientProps<ButtonStyle>>`
  ${buttonStyle}
`;
const AnchorRoot = styled.a<TransientProps<ButtonStyle>>`
  ${buttonStyle}
`;

interface Looks extends Partial<ButtonStyle> {
  /** Shown before the label. */
  icon?: ReactNode;
}

/** Separates the style props, and names them as the styled components do. */
const dress = <Props extends Looks>(props: Props) => {
  const { variant = 'secondary', size = 'medium', fullWidth = false, icon, ...rest } = props;
  return { icon, rest, look: { $variant: variant, $size: size, $fullWidth: fullWidth } };
};

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Busy: keeps its place and focus, shows a spinner instead of its icon, and ignores clicks. */
  loading?: boolean;
}

/** A button; `type` defaults to `button`. */
export const Button = ({ loading = false, onClick, children, ...props }: ButtonProps) => {
  const { icon, look, rest } = dress(props);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot
      type="button"
      {...rest}
      {...look}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={handleClick}
    >
      {loading ? <SpinnerMark /> : icon}
      {children}
    </ButtonRoot>
  );
};

export interface InternalLinkProps extends LinkProps, Looks {
  href?: never;
}
interface OutwardLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'>, Looks {
  href: string;
  to?: never;
}
export type ButtonLinkProps = InternalLinkProps | OutwardLinkProps;

/** A link that looks like a button: `to` for a page of the site, `href` for another site in a new tab. */
export const ButtonLink = ({ children, ...props }: ButtonLinkProps) => {
  if (props.to !== undefined) {
    const { icon, look, rest } = dress(props);
    return (
      <LinkRoot {...rest} {...look}>
        {icon}
        {children}
      </LinkRoot>
    );
  }
  const { icon, look, rest } = dress(props);
  return (
    <AnchorRoot {...rest} {...newTab} {...look}>
      {icon}
      {children}
      <NewTabMark />
    </AnchorRoot>
  );
};
