import { styled } from 'styled-components';
import { desks } from '@/content/pages';
import { Icon } from '@/ui/drawing/icon';
import { DeskLink } from './desk-link';

/** Rows are full: where there is room, the two desks where people wait for an answer share the first. */
const Links = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    && > * {
      grid-column: span 2;
    }
    && > :nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

/** The ways from the admin's landing to the desks. */
export const DeskLinks = () => (
  <Links>
    {Object.values(desks).map(({ path, title, note, icon }) => (
      <DeskLink key={path} to={path} label={title} note={note} icon={<Icon name={icon} size={28} />} />
    ))}
  </Links>
);
