import './profiles.tables.ts';

export {
  countMatchingConsultants,
  findBestMatches,
  findVisibleAmong,
  searchVisibleConsultants,
  type Wish,
} from './profiles.repository.ts';
