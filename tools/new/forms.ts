/** A name in every notation. */
export interface Forms {
  /** `publish-assignment`: files, folders, paths */
  kebab: string;
  /** `publishAssignment`: functions */
  camel: string;
  /** `PublishAssignment`: components, shapes */
  pascal: string;
  /** `publish_assignment`: tables, fields */
  snake: string;
  /** `publish assignment`: sentences */
  words: string;
}

export function formsOf(name: string): Forms {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return {
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    words: words.join(' '),
  };
}

/** The singular: `companies` → `company`, `searches` → `search`, `invoices` → `invoice`. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(ch|sh|ss|x)es$|s$/, '$1');
}

/** `Publish assignment.` */
export function sentence({ words }: Forms): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
