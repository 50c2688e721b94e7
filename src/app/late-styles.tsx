// Decision record: docs/decisions/0002-small-and-verified-scripts.md
import { Fragment, type ReactNode } from 'react';
import { modes } from '#network/modes';
import { positions } from '#network/positions';
import { questions } from '#network/questions';
import { rankTitles } from '#network/rank-titles';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import { Actions } from '@/features/applications/form/actions';
import { FailureBanner } from '@/features/applications/form/failure-banner';
import Parts from '@/features/applications/form/parts';
import { SectionCard } from '@/features/applications/form/questions/question-sections';
import { OwnTime } from '@/features/content/events/event-when';
import { Places } from '@/features/leaderboards/board/places';
import { PlacesLeft } from '@/features/leaderboards/board/places-left';
import { RankMark } from '@/features/leaderboards/board/rank-mark';
import { Plate } from '@/features/leaderboards/leaderboard';
import { Podium } from '@/features/leaderboards/podium/podium';
import type { RankedPlayer } from '@/features/leaderboards/selectors';
import { ConnectDialog } from '@/features/status/connect/connect-dialog';
import { HistoryFigure } from '@/features/status/history/history-figure';
import { PlayerTile } from '@/features/status/overview/player-tile';
import { perServer } from '@/lib/servers';
import { Button } from '@/ui/button/button';
import { Body, Frame, Header, Panel, Title } from '@/ui/dialog/dialog-style';
import { Badge } from '@/ui/drawing/badge';
import { Alert } from '@/ui/feedback/alert';
import { Meter } from '@/ui/feedback/meter';
import { Spinner } from '@/ui/feedback/spinner';
import { Problem } from '@/ui/form/field-style';
import { ItemButton, List } from '@/ui/menu/menu-style';
import type { RouteId } from './route-ids';
import { ShopLooks } from './shop-looks';

/**
 * Rendered with each page for its style sheet: contains the styles of everything that a press adds to any
 * page. Rules inserted later would make the browser search the page for matching elements.
 */
export const LateStyles = () => (
  <>
    <List>
      <ItemButton />
    </List>
    <Frame>
      <Panel>
        <Header>
          <Title />
        </Header>
        <Body />
      </Panel>
    </Frame>
    <Problem />
    <Spinner label="" />
    <Alert tone="danger" title="" />
  </>
);

const TONES = ['grass', 'amber', 'danger'] as const;

/** Titles of all modes. */
const titles = Object.values(rankTitles).flat();
const players = Array.from({ length: LEADERBOARD_SIZE }, (_, index): RankedPlayer => {
  const place = index + 1;
  return { uuid: String(place), username: '', place, title: titles[0], level: 1, value: 1 };
});

/** Empty in a network without leaderboards. */
const boards = modes.slice(0, 1).flatMap(({ metrics: [metric] }) =>
  [true, false].map((isArriving) => (
    <div key={String(isArriving)}>
      <Podium players={players} metric={metric} isArriving={isArriving} />
      <Places players={players} metric={metric} isArriving={isArriving} />
    </div>
  )),
);

const ignore = () => undefined;

const application = (
  <>
    <FailureBanner failure={{ message: '' }} wrong={[{ id: '', label: '', problem: '' }]} />
    {questions.flatMap(({ id, sections }) =>
      sections.map((section) => (
        <SectionCard
          key={`${id} ${section.title}`}
          section={section}
          initial={{}}
          problems={{}}
          onEdit={ignore}
          onCorrect={ignore}
          onLeave={ignore}
        />
      )),
    )}
    <Actions onDiscard={ignore} />
    <Parts position={positions[0]?.id ?? ''} />
  </>
);

/** The same for a single page, by its live data or a press. */
const ofRoutes: Partial<Record<RouteId, ReactNode>> = {
  home: (
    <>
      <ConnectDialog onClose={ignore} />
      <OwnTime startsAt={new Date(0).toISOString()} endsAt={null} />
      <Badge color="grass" pulse />
      <Badge color="danger" />
    </>
  ),
  serverInfo: (
    <>
      {TONES.map((color) => (
        <Fragment key={color}>
          <Badge color={color} pulse />
          <Badge color={color} />
          <Meter label="" value={0} max={1} valueText="" color={color} />
        </Fragment>
      ))}
      <PlayerTile name="" rank="Player" playtime="Active" />
      <HistoryFigure
        kind="players"
        history={{
          range: '24h',
          points: [{ at: new Date(0).toISOString(), players: perServer(() => 0) }],
        }}
      />
    </>
  ),
  store: HAS_SHOP ? <ShopLooks /> : undefined,
  applyForm: application,
  login: <Button />,
  register: <Button />,
  leaderboard: (
    <>
      {boards}
      {titles.map((title, index) => (
        <RankMark key={index} title={title} />
      ))}
      <Badge color="amber" />
      <PlacesLeft board={{ source: 'sample', players: [] }} taken={0} />
      {modes.map(({ id, hue }) => (
        <Plate key={id} accent={hue} />
      ))}
    </>
  ),
};

export const lateStylesOf: ReadonlyMap<string, ReactNode> = new Map(Object.entries(ofRoutes));
