import { Menu as MenuIcon, X } from 'lucide-react';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { applyLink, mainLinks, moreMenu } from '@/content/navigation';
import { onlyWithScript } from '@/theme/mixins';
import { Button, ButtonLink } from '@/ui/button/button';
import { newTab, NewTabMark } from '@/ui/button/external-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { MenuAnchor, navLook } from './nav-anchor';
import { useActivePath } from './use-active-path';

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

/** Without scripts nothing can open the menu, so it stands open below the bar. */
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

const OutwardAnchor = styled.a`
  ${navLook}
`;

/** Apart from the button, so that opening and closing draws none of it anew. */
const Links = memo(function Links({ onChoose }: { onChoose: () => void }) {
  const isActive = useActivePath();
  return (
    <>
      <ul>
        {[...mainLinks, ...moreMenu.links].map((link) => (
          <li key={link.label}>
            {'url' in link ? (
              <OutwardAnchor href={link.url} {...newTab} onClick={onChoose}>
                {link.label}
                <NewTabMark />
              </OutwardAnchor>
            ) : (
              <MenuAnchor
                to={link.path}
                aria-current={isActive(link.path) ? 'page' : undefined}
                onClick={onChoose}
              >
                {link.label}
              </MenuAnchor>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={applyLink.path}
        variant="primary"
        fullWidth
        aria-current={isActive(applyLink.path) ? 'page' : undefined}
        onClick={onChoose}
      >
        {applyLink.label}
      </ButtonLink>
    </>
  );
});

/** All links plus Apply Now on small screens; closes when a link is chosen, on Escape and on a click outside. */
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
        <VisuallyHidden>Menu</VisuallyHidden>
      </Toggle>
      <Panel id={id} aria-label="Menu" hidden={!isOpen}>
        <Links onChoose={close} />
      </Panel>
    </Narrow>
  );
};
