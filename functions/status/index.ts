export { historyBackup } from './history/history-store';
