export const EVENTS_PER_PAGE = 6;

/** Number of items in the news page's row. The list of earlier news has the rest. */
export const LATEST_NEWS = 6;

/** Number of items on a page of earlier news. */
export const NEWS_PER_PAGE = 24;

export const PROJECTS_PER_PAGE = 9;

export const PANEL_EVENTS = 3;

export const PANEL_NEWS = 3;

/** Number of news cards that the server renders in a page or tag: as many as fit on a wide screen. */
export const NEWS_CARDS = 8;
