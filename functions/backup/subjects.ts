import { accountBackup } from '../accounts';
import { applicationBackup } from '../applications';
import { contactBackup } from '../contact';
import { contentBackup } from '../content';
import { isKept, type KeptKeys } from '../core/database/kept-keys';
import { leaderboardBackup } from '../leaderboards';
import { mailBackup } from '../mail';
import { historyBackup } from '../status';
import { companionBackup, voteBackup } from '../votes';

/** Content of a backup, by subject; each subject lists its keys beside their definition. Everything else is recreated. */
const KEPT = {
  accounts: accountBackup,
  applications: applicationBackup,
  contact: contactBackup,
  content: contentBackup,
  mail: mailBackup,
  leaderboards: leaderboardBackup,
  votes: voteBackup,
  companion: companionBackup,
  status: historyBackup,
} as const;

export type Subject = keyof typeof KEPT;
export const SUBJECTS = Object.keys(KEPT) as readonly Subject[];

export const isSubject = (name: string): name is Subject => SUBJECTS.some((subject) => subject === name);

export interface SubjectKeys extends KeptKeys {
  readonly subject: Subject;
}

/** Returns the kinds of keys that these subjects keep. */
export function keptBy(subjects: readonly Subject[]): SubjectKeys[] {
  return subjects.flatMap((subject) => KEPT[subject].map((kept) => ({ ...kept, subject })));
}

/** Returns the kind of a key; undefined for a key that no backup of these subjects has. */
export function kindOf(key: string, subjects: readonly Subject[]): SubjectKeys | undefined {
  return keptBy(subjects).find((kept) => isKept(key, kept));
}
