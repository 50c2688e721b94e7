/**
 * Opens an empty tab without an opener for an address that is not known yet, with a text until then. Null if the browser blocked
 * it. Only a press may open a tab: Safari blocks any that is opened after waiting. Views inside other apps give back the page
 * itself, which is not a tab.
 */
export const openTab = (title: string, text: string): Window | null => {
  const tab = window.open('', '_blank');
  if (!tab || tab === window) return null;
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = text;
  return tab;
};
