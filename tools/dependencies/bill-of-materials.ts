import { type Dependency, UNNAMED } from './dependencies';

const SHA_512 = 'sha512-';

/** Returns a license in CycloneDX's form: an expression for several words, an id for a single one. */
const licensesOf = (license: string) => {
  if (license === UNNAMED) return undefined;
  return license.includes(' ') ? [{ expression: license }] : [{ license: { id: license } }];
};

const componentOf = ({ name: fullName, version, license, integrity }: Dependency) => {
  const [group, name] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName];
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
  const digest = integrity?.split(' ').find((one) => one.startsWith(SHA_512));
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group !== undefined && { group }),
    name,
    version,
    purl,
    licenses: licensesOf(license),
    ...(digest !== undefined && {
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(digest.slice(SHA_512.length), 'base64').toString('hex') },
      ],
    }),
  };
};

/** Product of the bill, from package.json. */
export interface Product {
  name: string;
  version: string;
  license: string;
}

/** Returns the software bill of materials of a release (CycloneDX 1.6). It is deterministic. */
export const billOfMaterials = (product: Product, dependencies: Dependency[]) => {
  const components = new Map(dependencies.map(componentOf).map((component) => [component.purl, component]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': product.name,
        name: product.name,
        version: product.version,
        licenses: licensesOf(product.license),
      },
    },
    components: [...components.values()],
  };
};
