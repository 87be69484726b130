export interface Page<T> {
  rows: readonly T[];
  total: number;
}

interface AllPagesOptions<T> {
  fetchPage: (offset: number) => Promise<Page<T>>;
  keyOf: (row: T) => string;
  onProgress?: (fetched: number, total: number) => void;
}

/** Fetches a whole list page by page. A row that moves to another page meanwhile is returned once. */
export async function fetchAllPages<T>(options: AllPagesOptions<T>): Promise<T[]> {
  const { fetchPage, keyOf, onProgress } = options;
  const found = new Map<string, T>();
  let offset = 0;
  let total = Infinity;
  while (offset < total) {
    // One at a time: each says whether there is a next one, and the server has other users.
    const page = await fetchPage(offset);
    for (const row of page.rows) found.set(keyOf(row), row);
    offset += page.rows.length;
    total = page.rows.length === 0 ? offset : page.total;
    onProgress?.(Math.min(offset, total), total);
  }
  return [...found.values()];
}
