import type { OwnCheck } from '../finding.ts';

/** The part of package-lock.json that matters here. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  cpu?: string[];
  libc?: string[];
  os?: string[];
}

export const lockfileCheck: OwnCheck = {
  name: 'lockfile',
  look: (sources) => {
    const lockfile = sources.find(({ path }) => path === 'package-lock.json');
    if (!lockfile) return [{ path: 'package-lock.json', says: 'is missing' }];
    const missing = missingPlatforms(JSON.parse(lockfile.text) as Lockfile);
    return Object.keys(missing).map((name) => ({
      path: lockfile.path,
      says: `${name} is missing: node tools/lock.ts adds it`,
    }));
  },
};

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Optional packages of other platforms that the lockfile lacks. npm leaves out those that its
 * registry does not have at the moment, and `npm ci` in an empty folder then refuses the whole
 * lockfile.
 */
export function missingPlatforms({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const locked = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
      if (!locked) missing[`node_modules/${name}`] = platformPackage(name, version, entry);
    }
  }
  return missing;
}

export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...missingPlatforms(lockfile) };
  const ordered = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(ordered) };
}

function platformPackage(name: string, version: string, parent: LockedPackage): LockedPackage {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const libc = os === 'linux' ? libcOf(words) : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    // Packages for other platforms are parts of their parent, and have its licence.
    ...(parent.license && { license: parent.license }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

function libcOf(words: string[]): string | undefined {
  if (words.some((word) => word.startsWith('musl'))) return 'musl';
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
}
