import { startShop } from '../../local/shop/shop-server';

/** Port below the shop's, so that its pictures keep their addresses. */
const NEAR_PORT = 4980;

// Serves until it is ended, and tells by which variables a build and a site find it.
const { env } = await startShop(NEAR_PORT, {});
console.log(JSON.stringify(env));
