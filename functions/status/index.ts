/** What other subjects may know of the status. */
export { historyBackup } from './history/history-store';
