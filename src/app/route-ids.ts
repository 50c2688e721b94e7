/** Id of the route that serves unknown paths; the build writes it to 404.html. All other ids are keys of `pages` or `privatePages`. */
export const NOT_FOUND = 'notFound';
