import { Mail, MessageCircle } from 'lucide-react';
import { styled } from 'styled-components';
import type { ContactWay } from '@/contract/network/legal';
import { ExternalLink } from '@/ui/button/external-link';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  border-inline-start: 4px solid ${({ theme }) => theme.color.grass};
`;

const Row = styled.div`
  display: contents;
`;

const Label = styled.dt`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.muted};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
  font-weight: 600;

  & > a {
    display: inline-block;
    padding-block: ${({ theme }) => theme.space[1]};
  }
`;

const isMail = (href: string) => href.startsWith('mailto:');

const ContactLink = ({ value, href }: ContactWay) =>
  isMail(href) ? <a href={href}>{value}</a> : <ExternalLink href={href}>{value}</ExternalLink>;

/** Ways to reach the network: mail links fill in the subject, other sites open in a new tab. */
export const ContactList = ({ items }: { items: readonly ContactWay[] }) => (
  <List>
    {items.map((item) => {
      const Icon = isMail(item.href) ? Mail : MessageCircle;
      return (
        <Row key={item.href}>
          <Label>
            <Icon size={18} />
            {item.label}
          </Label>
          <Value>
            <ContactLink {...item} />
          </Value>
        </Row>
      );
    })}
  </List>
);
