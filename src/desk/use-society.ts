import { useQuery } from '@tanstack/react-query';
import { callJson } from '../api/call';
import { SITE_PATH } from '../model/addresses/api-paths';
import { normaliseSite } from '../model/society/site-sheet';
import { type Society, societyFrom } from '../model/society/society';

/** Returns what the site says about the society; undefined until that has loaded. */
export function useSociety(): Society | undefined {
  const { data } = useQuery({ queryKey: ['society'], queryFn: loadSociety });
  return data;
}

async function loadSociety(): Promise<Society> {
  const { data } = Object(await callJson(SITE_PATH)) as { data?: unknown };
  return societyFrom(normaliseSite(Array.isArray(data) ? data : []).items);
}
