import { identity } from '#network/private/identity';

/** Tells browsers, for two years, to use nothing but HTTPS: for the site's domain and, if its owner says so, for all that ends in it. */
export const STRICT_TRANSPORT_SECURITY = `max-age=63072000${identity.subdomainsNeedHttps ? '; includeSubDomains' : ''}`;
