import { styled } from 'styled-components';
import { guidelines } from '#network/guidelines';
import { identity } from '#network/identity';
import { links } from '#network/links';
import { pages } from '#network/pages';
import { isThere } from '@/lib/pages';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import { ExternalLink } from '@/ui/button/external-link';
import { Link } from '@/ui/routing/link';
import type { PartProps } from './part';

const Ways = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  dt {
    font-weight: 700;
  }
`;

/** Contacts for questions before applying. */
export const Contact = ({ id, number }: PartProps) => {
  if (!guidelines.contact) return null;
  const { title, text, chat, tickets, email } = guidelines.contact;
  return (
    <ReadingSection
      id={id}
      title={title}
      number={number}
      color="amethyst"
      lead={text}
      margin={<MarginDrawing name="campfire" />}
    >
      <Ways>
        {links.discord !== undefined && (
          <div>
            <dt>{chat.title}</dt>
            <dd>
              {chat.text} <ExternalLink href={links.discord}>{chat.label}</ExternalLink>
            </dd>
          </div>
        )}
        {isThere('support') && (
          <div>
            <dt>{tickets.title}</dt>
            <dd>
              {tickets.text} <Link to={pages.support.path}>{tickets.label}</Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{email.title}</dt>
          <dd>
            {email.text} <a href={`mailto:${identity.email}`}>{identity.email}</a>
          </dd>
        </div>
      </Ways>
    </ReadingSection>
  );
};
