import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../regions.queries.ts';

/** Every fylke and län: asked for once. */
export const useRegions = ({ enabled = true } = {}) => useQuery({ ...regionsQuery, enabled });
