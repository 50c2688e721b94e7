/**
 * What tells browsers, for two years, to use nothing but HTTPS: for the site's domain and all that ends in it. Take
 * `; includeSubDomains` off before you publish if a page of yours has to be reached without HTTPS under such a name, as the
 * web map of a game server on port 8123 of `map.example.org` would be: those who have been on the site no longer could.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';
