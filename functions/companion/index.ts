export { aliveUntil, type ServerBeat, toBeats } from './store/companion-store';
