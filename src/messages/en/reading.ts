/** Texts of pages that are read from top to bottom. */
export const reading = {
  updated: 'Last updated',
  contents: 'On this page',
  sectionLink: 'Link to this section',
  otherPolicies: 'Other policies',
} as const;
