/** The page of the officers' desk. */
export const DESK_PATH = '/desk';

/** What its calls begin with. */
export const DESK_API = '/api/desk';
