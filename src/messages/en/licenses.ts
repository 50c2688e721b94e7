import { identity } from '#network/identity';

export const licensesPage = {
  title: 'Open Source Licenses',
  subtitle: `The software that ${identity.name} is built on, and its licenses.`,
  texts: { label: 'All license texts in one file', file: '/licenses.txt' },
  parts: { label: 'Bill of materials (CycloneDX)', file: '/sbom.cdx.json' },
  count: (count: number): string => (count === 1 ? '1 package' : `${String(count)} packages`),
} as const;
