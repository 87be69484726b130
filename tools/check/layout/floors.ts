import { type Finding, lineAt, type OwnCheck } from '../finding.ts';
import { isCode, isTest, type Source } from '../sources.ts';
import { type Import, importsOf } from '../syntax.ts';

/** The domains from the bottom up. A domain imports from floors below its own only. */
export const floors = [
  ['regions', 'files'],
  ['events'],
  ['organizations', 'competencies'],
  ['accounts', 'reading'],
  ['ai-jobs'],
  ['contracts'],
  ['profiles'],
  ['messages', 'saved-profiles', 'cvs'],
  ['cv-templates', 'cv-imports'],
  ['flowcase'],
  ['qa-interviews', 'consultant-companies', 'search'],
  ['assignments'],
  ['opportunities'],
  ['interest'],
  ['agreements', 'clients'],
  ['interviews'],
  ['boards'],
  ['assessments'],
  ['saved-searches', 'selection-record'],
  ['shell', 'vocabulary', 'waiting', 'people'],
];

/**
 * Use-case domains: they own no tables and combine what data domains offer. All others are data
 * domains.
 */
const withoutTables = [
  'people',
  'clients',
  'vocabulary',
  'consultant-companies',
  'waiting',
  'selection-record',
  'shell',
];

const ground = { server: ['platform', 'adapters'], web: ['ui', 'client', 'locales'] };

export const floorsCheck: OwnCheck = {
  name: 'floors',
  look: (sources) => [
    ...namedTwice(floors),
    ...sources.filter(isCode).flatMap((source) => [
      ...unknownDomain(source),
      ...tablesWhereNone(source),
      ...importsOf(source).flatMap((found) => {
        const says = refusal(source.path, found);
        return says ? [{ path: source.path, line: lineAt(source.text, found.offset), says }] : [];
      }),
    ]),
  ],
};

/** A domain named twice would only be found on the lower floor. */
export function namedTwice(names: string[][]): Finding[] {
  const all = names.flat();
  const doubled = all.filter((domain, index) => all.indexOf(domain) < index);
  const path = 'tools/check/layout/floors.ts';
  return doubled.map((domain) => ({ path, says: `${domain} is named twice: name it once` }));
}

function refusal(from: string, found: Import): string | undefined {
  const { target } = found;
  if (from.startsWith('protocol/')) return protocolRefusal(from, target);
  if (from.startsWith('server/') && target.startsWith('web/')) return 'the server knows no app';
  if (from.startsWith('web/') && target.startsWith('server/')) return 'the app knows no server';
  const isProduct =
    /^(protocol|server(?!\/(?:faults|cv-corpus|reading-corpus|assessment-corpus)\/)|web)\//.test(
      from,
    ) && !isTest(from);
  if (isProduct && /^(tools|e2e|bench)\//.test(target)) {
    return 'the product does not stand on its tools';
  }
  const isTesting = isTest(from) || /\/testing\/|^server\/(fuzz|faults)\//.test(from);
  if (target.includes('/testing/') && !isTesting) {
    return 'only tests stand on testing/';
  }
  const here = placeOf(from);
  const there = placeOf(target);
  if (!here || !there || here.side !== there.side || here.folder === there.folder) return undefined;
  return betweenFolders(here, there, from, found);
}

function protocolRefusal(from: string, target: string): string | undefined {
  const allowed =
    target.startsWith('protocol/') ||
    /^zod(\/|$)/.test(target) ||
    (isTest(from) && /^(vitest|node:.*)$/.test(target));
  return allowed ? undefined : `the protocol imports only zod and itself, not ${target}`;
}

function betweenFolders(here: Place, there: Place, from: string, found: Import) {
  const { target, typeOnly } = found;
  const onGround = ground[here.side].includes(here.folder);
  if (there.folder === 'adapters') return adapterRefusal(here, from);
  if (ground[here.side].includes(there.folder)) return undefined;
  if (here.folder === 'app') return undefined;
  if (there.folder === 'app') {
    return onGround ? `${here.folder} does not know the shell` : undefined;
  }
  if (isTest(from) && target.endsWith(`/${there.folder}.fixtures.ts`)) return undefined;
  if (onGround) return `${here.folder} knows no domain, also not ${there.folder}`;
  if (floorOf(there.folder) >= floorOf(here.folder)) {
    return `${here.folder} stands on floor ${floorOf(here.folder)} and may not look up or sideways to ${there.folder} on floor ${floorOf(there.folder)}: send an event instead`;
  }
  if (withoutTables.includes(there.folder) && !withoutTables.includes(here.folder)) {
    return `${here.folder} owns tables, so it must not import the use-case domain ${there.folder}`;
  }
  if (here.side === 'web') {
    return target.includes(`/${there.folder}/public/`)
      ? undefined
      : `other domains see only ${there.folder}/public/`;
  }
  const open = [`${there.folder}.queries.ts`, `${there.folder}.commands.ts`];
  if (typeOnly) open.push(`${there.folder}.tables.ts`);
  if (from.endsWith('.fixtures.ts')) open.push(`${there.folder}.fixtures.ts`);
  return open.some((file) => target.endsWith(`/${file}`))
    ? undefined
    : `other domains see only ${there.folder}.queries.ts and ${there.folder}.commands.ts`;
}

/**
 * Ports belong to the platform, vendors to the adapters; the files that start Torg pick a vendor.
 */
function adapterRefusal(here: Place, from: string): string | undefined {
  if (here.folder === 'platform') return 'platform knows no vendor, only ports';
  if (isTest(from)) return undefined;
  return 'only what starts Torg picks adapters: ask for a port of platform/ports';
}

interface Place {
  side: 'server' | 'web';
  folder: string;
}

/** Files that put the domains together (main.ts, domains.ts, testing/ …) have no floor. */
function placeOf(path: string): Place | undefined {
  const match = /^(server|web)\/src\/(?!testing\/)([^/]+)\//.exec(path);
  return match ? { side: match[1] as Place['side'], folder: match[2] ?? '' } : undefined;
}

function floorOf(domain: string): number {
  return floors.findIndex((floor) => floor.includes(domain)) + 1;
}

function unknownDomain({ path }: Source): Finding[] {
  const place = placeOf(path);
  if (!place || floorOf(place.folder) > 0) return [];
  const exempt = [...ground[place.side], ...(place.side === 'web' ? ['app'] : [])];
  if (exempt.includes(place.folder)) return [];
  return [
    { path, says: `${place.folder} has no floor: give it one in tools/check/layout/floors.ts` },
  ];
}

function tablesWhereNone({ path }: Source): Finding[] {
  const domain = /^server\/src\/([^/]+)\/.*\.tables\.ts$/.exec(path)?.[1];
  if (domain === undefined || !withoutTables.includes(domain)) return [];
  return [{ path, says: `${domain} is a use-case domain: tables belong to data domains` }];
}
