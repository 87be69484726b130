import { GoneState } from '../ui/GoneState.tsx';

export const NotFoundPage = () => <GoneState />;
