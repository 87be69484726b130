/** What the lockfile says of a package that Torg needs to run. */
export interface RuntimePackage {
  /** where it is installed, such as `node_modules/pg` */
  path: string;
  name: string;
  version: string;
  /** an SPDX expression */
  licence: string | undefined;
  integrity: string | undefined;
  isOptional: boolean;
  /** the places of the packages that it needs itself */
  needs: string[];
}

interface Locked {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

/** All packages but those for development, in the order of the lockfile. */
export function runtimePackages(lockfile: string): RuntimePackage[] {
  const { packages } = JSON.parse(lockfile) as { packages: Packages };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, locked]) => ({
      path,
      name: locked.name ?? nameIn(path),
      version: locked.version ?? '',
      licence: locked.license,
      integrity: locked.integrity,
      isOptional: locked.optional === true,
      needs: needsOf(packages, path),
    }));
}

/** The places of what Torg and its workspaces themselves need. */
export function directPackages(lockfile: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Packages };
  const own = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  return [...new Set(own.flatMap((path) => needsOf(packages, path)))];
}

function needsOf(packages: Packages, path: string): string[] {
  const locked = packages[path] ?? {};
  const names = Object.keys({
    ...locked.dependencies,
    ...locked.optionalDependencies,
    ...locked.peerDependencies,
  });
  return names.flatMap((name) => {
    const found = placeOf(packages, path, name);
    const needed = found === undefined ? undefined : packages[found];
    return found === undefined || needed?.dev || needed?.link ? [] : [found];
  });
}

/** Finds a package as Node does: in the folder of the one that needs it, then further up. */
function placeOf(packages: Packages, from: string, name: string): string | undefined {
  const folders = from.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    if (folders[depth - 1] === 'node_modules') continue;
    const place = [...folders.slice(0, depth), 'node_modules', name].filter(Boolean).join('/');
    if (packages[place]) return place;
  }
  return undefined;
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
