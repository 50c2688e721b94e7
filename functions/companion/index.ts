export { isAlive, type ServerBeat, toBeats } from './store/companion-store';
