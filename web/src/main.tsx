import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { makeRouter, preloadChunks } from './app/router.tsx';
import { firstLanguage, speak } from './client/language.ts';
import { makeQueryClient } from './client/query-client.ts';

const queryClient = makeQueryClient();
const router = makeRouter(queryClient);
const root = document.getElementById('root');

// The first route loads while the words are still on their way, its chunks while it is asked who is here.
preloadChunks(router);
void router.load();
await speak(firstLanguage());
if (root) createRoot(root).render(<App router={router} queryClient={queryClient} />);
