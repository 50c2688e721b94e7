import { figuresDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { writeLog } from '../core/log';
import { systemClock } from '../core/time/clock';
import { buildShop } from './build-shop';

const { shop, siteUrl } = environment;

/** Null on a site without a shop. */
export const shopServices = shop && buildShop(figuresDatabase, shop, siteUrl, systemClock, writeLog);
