import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../regions.queries.ts';

/** Every fylke and län, fetched once. */
export const useRegions = ({ enabled = true } = {}) => useQuery({ ...regionsQuery, enabled });
