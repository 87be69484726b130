/** A file to write: a new one, or an existing one with something added. */
export interface Change {
  path: string;
  text: string;
  /** The file must not exist yet. */
  fresh?: true;
}

export interface Read {
  /** The text of a file of the project, or undefined if there is none. */
  (path: string): string | undefined;
  /** The paths that match a pattern. */
  matching: (pattern: string) => string[];
}

/** The arguments of a generator: `call assignments/archive-assignment "POST /…"`. */
export interface Request {
  name: string;
  /** the arguments after the name */
  more: string[];
  read: Read;
}

/** An error that the user of the generator can fix. */
export class Mistake extends Error {}

export function existing(read: Read, path: string): string {
  const text = read(path);
  if (text === undefined) throw new Mistake(`There is no ${path}.`);
  return text;
}

/** Splits `assignments/archive-assignment` into the domain and the name within it. */
export function inDomain(name: string): { domain: string; own: string } {
  const [domain, own] = name.split('/');
  if (!domain || !own) throw new Mistake(`Give its place as <domain>/<name>, not ${name}.`);
  return { domain, own };
}
