import { Menu as MenuIcon, X } from 'lucide-react';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { MENU_LABEL } from '#messages/frame';
import { menu } from '#network/menu';
import { CopyAddress } from '@/features/status/connect/copy-address';
import { onlyWithScript } from '@/theme/mixins';
import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { VisuallyHidden } from '@/ui/layout/text';
import { MenuButton } from './menu-button';
import { MenuLink } from './menu-link';
import { AwayAnchor, MenuAnchor } from './nav-anchor';

const Narrow = styled.div`
  ${({ theme }) => theme.media.large} {
    display: none;
  }

  @media (scripting: none) {
    flex-basis: 100%;
  }
`;

const Toggle = styled(Button)`
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;

  ${onlyWithScript}
`;

/** Open below the bar without scripts, because nothing could open it. */
const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${({ theme }) => theme.size.header});
  overflow-y: auto;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]} ${theme.space[3]}`};
  background: ${({ theme }) => theme.color.surface};
  border-block: 1px solid ${({ theme }) => theme.color.line};

  @media (scripting: none) {
    &,
    &[hidden] {
      position: static;
      display: block;
    }
  }

  ul {
    margin: 0 0 ${({ theme }) => theme.space[2]};
    padding: 0;
    list-style: none;
  }

  li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** Separate from the button, so that opening and closing does not re-render it. */
const Links = memo(function Links({ onChoose }: { onChoose: () => void }) {
  // Groups are flattened on small screens.
  const links = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
  return (
    <>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <MenuLink link={link} page={MenuAnchor} away={AwayAnchor} onClick={onChoose} />
          </li>
        ))}
      </ul>
      <Stack gap={1}>
        <CopyAddress fullWidth />
        <MenuButton fullWidth onClick={onChoose} />
      </Stack>
    </>
  );
});

/** All links and the button on small screens; closes on choosing a link, on Escape and on a click outside. */
export const MobileMenu = () => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, close]);

  return (
    <Narrow ref={frame}>
      <Toggle
        ref={toggle}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X size={22} /> : <MenuIcon size={22} />}
        <VisuallyHidden>{MENU_LABEL}</VisuallyHidden>
      </Toggle>
      <Panel id={id} aria-label={MENU_LABEL} hidden={!isOpen}>
        <Links onChoose={close} />
      </Panel>
    </Narrow>
  );
};
