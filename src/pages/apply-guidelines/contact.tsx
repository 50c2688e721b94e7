import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { guidelinesContact } from '@/content/applications/guidelines';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import { ExternalLink } from '@/ui/button/external-link';

const Ways = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;
const Way = styled.div`
  dt {
    font-weight: 700;
  }
`;

const { id, title, text, chat, tickets, email } = guidelinesContact;

/** Whom to ask before applying. */
export const Contact = ({ number }: { number: number }) => (
  <ReadingSection
    id={id}
    title={title}
    number={number}
    color="amethyst"
    lead={text}
    margin={<MarginDrawing name="campfire" />}
  >
    <Ways>
      <Way>
        <dt>{chat.title}</dt>
        <dd>
          {chat.text} <ExternalLink href={site.links.discord}>{chat.label}</ExternalLink>
        </dd>
      </Way>
      <Way>
        <dt>{tickets.title}</dt>
        <dd>
          {tickets.text} <Link to={pages.support.path}>{tickets.label}</Link>
        </dd>
      </Way>
      <Way>
        <dt>{email.title}</dt>
        <dd>
          {email.text} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </dd>
      </Way>
    </Ways>
  </ReadingSection>
);
