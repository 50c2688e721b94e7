import { button } from '#network/menu';
import { ButtonLink } from '@/ui/button/button';
import { useActivePath } from './menu-link';

/** The header's prominent link, if the network has one. */
export const MenuButton = ({ fullWidth, onClick }: { fullWidth?: true; onClick?: () => void }) => {
  const isActive = useActivePath();
  if (button === null) return null;
  const look = { variant: 'primary', ...(fullWidth && { fullWidth }), ...(onClick && { onClick }) } as const;
  return 'url' in button ? (
    <ButtonLink href={button.url} {...look}>
      {button.label}
    </ButtonLink>
  ) : (
    <ButtonLink to={button.path} {...look} aria-current={isActive(button.path) ? 'page' : undefined}>
      {button.label}
    </ButtonLink>
  );
};
