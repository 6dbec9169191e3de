import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { siteAt } from '../api/site';
import { firstItems } from '../model/lists/query';
import { type SiteValue, type Society, societyFrom } from '../model/society/society';
import { useList } from '../ui/lists/use-list';

const BUILT_IN = societyFrom([]);

const SocietyContext = createContext<Society>(BUILT_IN);

const everyValue = firstItems<SiteValue>();

/** Provides what the site says about the society. Renders nothing while that is loading, so no other name appears. */
export function SocietyProvider({ children, loading }: { children: ReactNode; loading: ReactNode }) {
  const { kind, answer } = useList(siteAt(''), everyValue);
  const values = answer?.items;
  const society = useMemo(() => (values ? societyFrom(values) : BUILT_IN), [values]);
  if (!values && kind === 'loading') return loading;
  return <SocietyContext value={society}>{children}</SocietyContext>;
}

/** Returns what the site says about the society. */
export function useSociety(): Society {
  return useContext(SocietyContext);
}
