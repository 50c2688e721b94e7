import { Download, Flag } from 'lucide-react';
import { useState } from 'react';
import type { GameMode } from '@/contract/network/leaderboards';
import type { ReceivedSeason } from '@/contract/season';
import { formatNumber } from '@/lib/format-number';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Alert } from '@/ui/feedback/alert';
import { saveJson } from '@/ui/save-file';
import { seasonApi } from './season-api';

interface EndedSeason {
  body: ReceivedSeason;
  fileName: string;
}

const countOf = (players: number): string =>
  `${formatNumber(players)} ${players === 1 ? 'player' : 'players'}`;

const save = ({ body, fileName }: EndedSeason) => saveJson(body, fileName);

/** Stays until the page is left: should the browser not have saved the file, it can be saved again. */
const Ended = ({ season }: { season: EndedSeason }) => (
  <Alert
    tone="success"
    title="The season has ended"
    action={
      <Button icon={<Download size={18} />} onClick={() => save(season)}>
        Save again
      </Button>
    }
  >
    {countOf(season.body.players.length)} saved to {season.fileName}. The public page follows within two
    minutes.
  </Alert>
);

export interface SeasonEndProps {
  mode: GameMode;
  /** How many there are; undefined while that is not known. */
  players: number | undefined;
}

/** Starts a new season after asking, and hands over the old one as a file. */
export const SeasonEnd = ({ mode, players }: SeasonEndProps) => {
  const { id, title } = mode;
  const [isAsking, setIsAsking] = useState(false);
  const [ended, setEnded] = useState<EndedSeason>();
  const [startSeason, { isLoading, error, reset }] = seasonApi.useStartSeasonMutation();
  const close = () => {
    setIsAsking(false);
    reset();
  };
  const start = async () => {
    const { data } = await startSeason(id);
    if (!data) return;
    const season = {
      body: data,
      fileName: `leaderboard-${id}-${new Date().toISOString().slice(0, 10)}.json`,
    };
    save(season);
    setEnded(season);
    close();
  };
  return (
    <>
      {ended && <Ended season={ended} />}
      <div>
        <Button icon={<Flag size={18} />} disabled={players === 0} onClick={() => setIsAsking(true)}>
          Start a new season
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={`Start a new season of ${title}?`}
        confirmLabel="End the season"
        onConfirm={() => void start()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {players === undefined ? 'All players leave' : `${countOf(players)} leave`} the {title} leaderboard,
        and it starts empty. This cannot be undone. The old season is downloaded as a JSON file: keep it.
      </ConfirmDialog>
    </>
  );
};
