/** The sections far below, in a chunk of their own. */
export { Contact } from './contact';
export { PositionCards } from './position-cards';
export { Process } from './process';
export { ZeroTolerance } from './zero-tolerance';
