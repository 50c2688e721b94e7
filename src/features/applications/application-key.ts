/** The slice's name; redux-persist keeps it in localStorage under `persist:application`. */
export const APPLICATION_KEY = 'application';
