import { Download, Flag } from 'lucide-react';
import { useState } from 'react';
import { leaderboardDesk } from '#messages/leaderboard-desk';
import type { ReceivedSeason } from '@/contract/leaderboard-desk';
import type { GameMode } from '@/contract/network/leaderboards';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
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

const { season: texts } = leaderboardDesk;

const save = ({ body, fileName }: EndedSeason) => saveJson(body, fileName);

/** Stays until the admin leaves the page, so the file can be saved again if the browser failed to save it. */
const Ended = ({ season }: { season: EndedSeason }) => {
  const {
    body: { players },
    fileName,
  } = season;
  return (
    <Alert
      tone="success"
      title={texts.ended.title}
      action={
        <Button icon={<Download size={18} />} onClick={() => save(season)}>
          {texts.ended.saveAgain}
        </Button>
      }
    >
      {counted(texts.ended.text(fileName), players.length, formatNumber)}
    </Alert>
  );
};

export interface SeasonEndProps {
  mode: GameMode;
  /** Number of players; undefined until it is known. */
  players: number | undefined;
}

/** Starts a new season after confirmation, and provides the old one as a file. */
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
          {texts.start}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={texts.ask.title(title)}
        confirmLabel={texts.ask.confirm}
        onConfirm={() => void start()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {players === undefined
          ? texts.ask.uncounted(title)
          : counted(texts.ask.text(title), players, formatNumber)}
      </ConfirmDialog>
    </>
  );
};
