import { identity } from '#network/identity';

/** The page of the software that this site is built on. */
export const licensesPage = {
  title: 'Open Source Licenses',
  subtitle: `What ${identity.name} builds on, and on which terms its authors share it.`,
  texts: { label: 'All license texts in one file', file: '/licenses.txt' },
  parts: { label: 'Bill of materials (CycloneDX)', file: '/sbom.cdx.json' },
  count: (count: number): string => (count === 1 ? '1 package' : `${String(count)} packages`),
} as const;
