/** How the server's sentences begin after a failure that has left all as it was. The desk's page goes by it. */
export const UNCHANGED = 'Nothing was changed.';
