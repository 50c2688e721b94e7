import styled from 'styled-components';
import { footerNotes, inNewTab } from '#messages/frame';
import { identity } from '#network/identity';
import { footer } from '#network/menu';
import { pages } from '#network/pages';
import { social } from '#network/social';
import type { SocialLink } from '@/contract/network/links';
import { CopyAddress } from '@/features/status/connect/copy-address';
import { useToday } from '@/hooks/use-today';
import { hereBlock } from '@/theme/mixins';
import { newTab } from '@/ui/button/external-link';
import { BrandMark } from '@/ui/drawing/brand-mark';
import { Icon } from '@/ui/drawing/icon';
import { Logo } from '@/ui/drawing/logo';
import { Link } from '@/ui/routing/link';
import { MenuLink } from './menu-link';

const Band = styled.footer`
  margin-top: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.sunken};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[3]}`};
  max-width: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space[3]}`});
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[2]} ${theme.space[4]}`};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;

const Brand = styled.div`
  grid-column: 1 / -1;

  ${({ theme }) => theme.media.medium} {
    grid-column: auto;
  }

  p {
    max-width: 32ch;
    margin: ${({ theme }) => `${theme.space[2]} 0`};
    color: ${({ theme }) => theme.color.muted};
  }
`;

const List = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.touch};
    color: ${({ theme }) => theme.color.muted};
    text-decoration: none;
  }

  a:hover {
    color: ${({ theme }) => theme.color.text};
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  a[aria-current] {
    position: relative;
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
    text-decoration: none;

    &::after {
      ${hereBlock('below', '0')}
    }
  }
`;

const SocialList = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[2]};

  a {
    justify-content: center;
    width: ${({ theme }) => theme.size.touch};
    background: ${({ theme }) => theme.color.surface};
    clip-path: ${({ theme }) => theme.corner.small};
  }

  a:hover {
    background: ${({ theme }) => theme.color.raised};
  }
`;

const ColumnTitle = styled.h2`
  margin: 0 0 ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 600;
  color: ${({ theme }) => theme.color.text};
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]};
  max-width: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space[3]}`});
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[2]} ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};

  a {
    color: inherit;
  }
  ${({ theme }) => theme.media.medium} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;

const SocialMark = ({ link }: { link: SocialLink }) =>
  'outline' in link ? <BrandMark outline={link.outline} size={24} /> : <Icon name={link.icon} size={24} />;

export const Footer = () => {
  const year = Number(useToday().slice(0, 4));
  return (
    <Band>
      <Columns>
        <Brand>
          <Logo name={identity.name} />
          <p>{identity.tagline}</p>
          <CopyAddress />
          {social.length > 0 && (
            <SocialList>
              {social.map((link) => (
                <li key={link.label}>
                  <a href={link.url} aria-label={inNewTab(link.label)} {...newTab}>
                    <SocialMark link={link} />
                  </a>
                </li>
              ))}
            </SocialList>
          )}
        </Brand>
        {footer.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <ColumnTitle>{label}</ColumnTitle>
            <List>
              {links.map((link) => (
                <li key={link.label}>
                  <MenuLink link={link} />
                </li>
              ))}
            </List>
          </nav>
        ))}
      </Columns>
      <Notes>
        <p>{footerNotes.copyright(year)}</p>
        <p>{footerNotes.disclaimer}</p>
        <Link to={pages.licenses.path}>{footerNotes.licenses}</Link>
      </Notes>
    </Band>
  );
};
