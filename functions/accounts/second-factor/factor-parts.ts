import type { SecurityLog } from '../../core/security-log';
import type { Clock } from '../../core/time/clock';
import type { Mailer } from '../../mail';
import type { FactorStore } from './factor-store';

export interface FactorParts {
  readonly store: FactorStore;
  readonly mailer: Mailer;
  readonly securityLog: SecurityLog;
  readonly clock: Clock;
  readonly siteSecret: string;
}
