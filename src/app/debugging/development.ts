import { offerCommands } from './commands';

offerCommands();
