const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isPart = (value: object): value is { item: string; quote: string } =>
  'item' in value && 'quote' in value && typeof value.item === 'string' && !uuid.test(value.item);

/**
 * An answer whose evidence names entries, and the profile itself for its title, description and lists:
 * a machine knows those by their names only.
 */
export function withProfileItems<T>(output: T, profile: string): T {
  const placed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(placed);
    if (isPart(value)) return { ...value, item: profile };
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, placed(one)]));
  };
  return placed(output) as T;
}
