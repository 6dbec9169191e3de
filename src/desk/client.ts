import { keepPreviousData, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut, isUncertain } from '../api/desk/desk-failure';
import { SESSION_KEY, type SessionState } from './sessions/use-session';

/** How often open views poll for other officers' changes. */
const POLL_MS = 10_000;
/** Delay before retrying a change whose outcome is unknown. */
const RETRY_MS = 1000;

/** Creates the cache for everything that the desk loads. */
export function makeClient(): QueryClient {
  const endSession = (error: unknown) => {
    if (isSignedOut(error)) client.setQueryData<SessionState>(SESSION_KEY, { officer: null, linkError: '' });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: endSession }),
    mutationCache: new MutationCache({
      onError: endSession,
      // After each change, reload all open views.
      onSettled: () => void client.invalidateQueries(),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always', // offline, calls fail with a message instead of waiting silently
        retry: false,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }: Query) => (isSignedOut(state.error) ? false : POLL_MS),
      },
      mutations: {
        networkMode: 'always',
        retry: (failures, error) => failures === 0 && isUncertain(error), // the server applies each change only once
        retryDelay: RETRY_MS,
      },
    },
  });
  return client;
}
