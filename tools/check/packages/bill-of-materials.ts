import { directPackages, type RuntimePackage, runtimePackages } from './runtime-packages.ts';

interface Component {
  type: 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  hashes?: { alg: string; content: string }[];
  licenses?: ({ license: { id: string } } | { expression: string })[];
  purl: string;
}

/** A document of CycloneDX 1.6, without a moment or number of its own, so that it can be compared. */
export function billOfMaterials(lockfile: string) {
  const packages = runtimePackages(lockfile);
  const refs = new Map(packages.map((one) => [one.path, purlOf(one)]));
  const refsAt = (places: readonly string[]) =>
    [...new Set(places.flatMap((place) => refs.get(place) ?? []))].toSorted();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: { type: 'application', 'bom-ref': 'torg', name: 'torg' },
    },
    components: componentsOf(packages),
    dependencies: [
      { ref: 'torg', dependsOn: refsAt(directPackages(lockfile)) },
      ...dependenciesOf(packages, refsAt),
    ],
  };
}

/** A version that is installed in several places is one component, and needs what each of them needs. */
function dependenciesOf(
  packages: readonly RuntimePackage[],
  refsAt: (places: readonly string[]) => string[],
) {
  return [...Map.groupBy(packages, purlOf)]
    .map(([ref, places]) => ({ ref, dependsOn: refsAt(places.flatMap(({ needs }) => needs)) }))
    .toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
}

function componentsOf(packages: readonly RuntimePackage[]): Component[] {
  return [...Map.groupBy(packages, purlOf)]
    .map(([ref, places]) => componentOf(ref, places))
    .toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
}

function componentOf(ref: string, places: readonly RuntimePackage[]): Component {
  const [{ name, version, licence, integrity }] = places as [RuntimePackage];
  const [group, plain] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': ref,
    ...(group && { group }),
    name: plain ?? name,
    version,
    scope: places.every(({ isOptional }) => isOptional) ? 'optional' : 'required',
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
    ...(licence && { licenses: [licenceOf(licence)] }),
    purl: ref,
  };
}

const algorithms: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384' };

function hashOf(integrity: string) {
  const [algorithm = '', hash = ''] = integrity.split(/-(.*)/s);
  const content = Buffer.from(hash, 'base64').toString('hex');
  return { alg: algorithms[algorithm] ?? 'SHA-512', content };
}

function licenceOf(licence: string) {
  return /\s/.test(licence) ? { expression: licence } : { license: { id: licence } };
}

/** The address that package URLs give to a package, such as `pkg:npm/%40fastify/cookie@11.1.5`. */
function purlOf({ name, version }: RuntimePackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}
