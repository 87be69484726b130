import { type Request, type Change, existing, inDomain, Mistake, type Read } from './change.ts';
import { formsOf, type Forms, singular } from './forms.ts';
import { append, importedFrom, importNames, listGivenTo, literalOf, spreadsOf } from './insert.ts';

/** `page assignments/assignment-history /assignments/{id}/history`: a page and its URL. */
export function makePage({ name, more, read }: Request): Change[] {
  const { domain, own } = inDomain(name);
  const url = more[0] ?? '';
  if (!url.startsWith('/')) {
    throw new Mistake('Give its URL: … -- page <domain>/<name> /path/{thing_id}');
  }
  const page = formsOf(own.replace(/-?page$/i, ''));
  const folder = `web/src/${domain}`;
  const routes = `${folder}/${domain}.routes.tsx`;
  return [
    { path: `${folder}/${page.pascal}Page.tsx`, text: pageText(page), fresh: true },
    addRoute(routes, domain, page, url, read),
    ...(hasList(domain, read) ? [] : [addPageRoute(domain, read)]),
  ];
}

function addRoute(path: string, domain: string, page: Forms, url: string, read: Read): Change {
  const list = listIn(domain, read) ?? newList(domain);
  const present = shellImports(withList(read(path), list));
  const span = literalOf(present, list);
  if (!span) throw new Mistake(`${path} holds no list ${list}.`);
  const route = `createRoute({
    getParentRoute: () => shellRoute,
    path: '${routerPath(url)}',
    component: page(() => import('./${page.pascal}Page.tsx'), '${page.pascal}Page'),
  })`;
  return { path, text: append(present, span, route) };
}

/** The list may be the first of a domain whose pages so far all stand inside other pages. */
function withList(present: string | undefined, list: string): string {
  if (present === undefined) return emptyRoutes(list);
  return literalOf(present, list) ? present : `${present}\nexport const ${list} = [];\n`;
}

const hasList = (domain: string, read: Read): boolean => listIn(domain, read) !== undefined;

/** The first of the domain's route lists whose parent is the shell; others are inside pages. */
function listIn(domain: string, read: Read): string | undefined {
  const router = existing(read, routerFile);
  const span = listGivenTo(router, 'shellRoute', 'addChildren');
  const file = `../${domain}/${domain}.routes.tsx`;
  const own = span ? spreadsOf(router, span) : [];
  return own.find((list) => importedFrom(router, list) === file);
}

function newList(domain: string): string {
  return `${singular(formsOf(domain).camel)}Routes`;
}

function shellImports(text: string): string {
  const routed = importNames(text, ['createRoute'], '@tanstack/react-router');
  const paged = importNames(routed, ['page'], '../client/page.ts');
  return importNames(paged, ['shellRoute'], '../client/parent-routes.ts');
}

const routerFile = 'web/src/app/router.tsx';

export function emptyRoutes(list: string): string {
  return `import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';

export const ${list} = [];
`;
}

/** Adds the domain's routes to the router. */
export function addPageRoute(domain: string, read: Read): Change {
  const path = routerFile;
  const text = existing(read, path);
  const list = newList(domain);
  const span = listGivenTo(text, 'shellRoute', 'addChildren');
  if (!span) throw new Mistake(`${path} passes no children to shellRoute.`);
  const from = `../${domain}/${domain}.routes.tsx`;
  return { path, text: importNames(append(text, span, `...${list}`), [list], from) };
}

/** `/assignments/{id}` → `/assignments/$id`, the router's notation. */
function routerPath(url: string): string {
  return url.replaceAll(/\{(\w+)\}/g, '$$$1');
}

function pageText({ pascal, words }: Forms): string {
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../ui/layout/PageHeader.tsx';

export function ${pascal}Page() {
  const { t } = useLingui();
  return <PageHeader title={t\`${title}\`} />;
}
`;
}
