import './profiles.tables.ts';

export {
  countMatchingConsultants,
  findBestMatches,
  findVisibleAmong,
  searchVisibleConsultants,
} from './profiles.repository.ts';
