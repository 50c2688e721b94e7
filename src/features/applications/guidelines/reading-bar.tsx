import { useNavigate } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { guidelinesPage } from '#messages/applications/guidelines';
import { pages } from '#network/pages';
import { BAR_HEIGHT } from '@/theme/foot';
import { onlyWithScript } from '@/theme/mixins';
import { Button, ButtonLink } from '@/ui/button/button';
import { Text, VisuallyHidden } from '@/ui/layout/text';
import type { Reading } from './use-reading';

const { bar } = guidelinesPage;

const HEIGHTS = { narrow: '7.5rem', wide: '5rem' } as const;

const room = (height: string) => css`
  html:has(&) {
    ${BAR_HEIGHT}: ${height};
  }
`;

const Bar = styled.section`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};

  /* On a very low screen it would leave nothing to read: there it stands at the end of the text. */
  @media screen and (min-height: 401px) {
    position: fixed;
    inset: auto 0 0;
    z-index: ${({ theme }) => theme.layer.header};
    min-height: ${HEIGHTS.narrow};
    ${room(HEIGHTS.narrow)}
  }
  @media screen and (min-height: 401px) and (min-width: 768px) {
    min-height: ${HEIGHTS.wide};
    ${room(HEIGHTS.wide)}
  }
  &&& {
    @media print {
      display: none;
    }
    ${onlyWithScript}
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  max-width: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space[3]}`});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[1.5]} ${theme.space[2]}`};

  ${({ theme }) => theme.media.medium} {
    flex-wrap: nowrap;
    min-height: ${HEIGHTS.wide};
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;
const State = styled.div`
  display: flex;
  flex: 1 0 100%;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1.5]};

  ${({ theme }) => theme.media.medium} {
    flex: 1;
    justify-content: flex-start;
  }
`;
const Proceed = styled(Button)`
  flex: 1;

  ${({ theme }) => theme.media.medium} {
    flex: none;
  }
`;

/** Reading progress and the next step, along the bottom of the window. */
export const ReadingBar = ({ percent, isRead, isJustRead }: Reading) => {
  const navigate = useNavigate();
  return (
    <Bar aria-label={bar.label}>
      <Row>
        <State>
          <Text as="span" weight={700} color={isRead ? 'grass' : 'text'}>
            {isRead ? bar.read : bar.unread}
          </Text>
          {!isRead && (
            <Text as="span" weight={700} color="amber" tabular>
              {percent}%
            </Text>
          )}
        </State>
        <ButtonLink to={pages.apply.path}>{bar.goBack}</ButtonLink>
        <Proceed variant="primary" disabled={!isRead} onClick={() => navigate(pages.applyForm.path)}>
          {bar.proceed}
        </Proceed>
        <VisuallyHidden role="status">{isJustRead && bar.announcement}</VisuallyHidden>
      </Row>
    </Bar>
  );
};
