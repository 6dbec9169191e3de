import { useQuery } from '@tanstack/react-query';
import { callJson } from '../../api/call';
import { SITE_PATH } from '../../model/addresses/api-paths';
import { textRows } from '../../model/lists/text-rows';
import { type SiteValue, type Society, societyFrom } from '../../model/society/society';

const readValues = textRows<SiteValue>(['key', 'value']);

/** Returns what the site says about the society; undefined until that has loaded. */
export function useDeskSociety(): Society | undefined {
  const { data } = useQuery({ queryKey: ['society'], queryFn: loadSociety });
  return data;
}

async function loadSociety(): Promise<Society> {
  const { data } = Object(await callJson(SITE_PATH)) as { data?: unknown };
  return societyFrom(readValues(Array.isArray(data) ? data : []).items);
}
