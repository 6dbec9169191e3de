/** The token in an emailed link's query string: `token`, else `id` (PRODUCT.md); '' when it is missing or blank. */
export function unsubscribeToken(query: string): string {
  const parameters = new URLSearchParams(query);
  return parameters.get('token')?.trim() || parameters.get('id')?.trim() || '';
}
