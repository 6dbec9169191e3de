/** The texts of the map, in the footer and on the page with the directions. */
export const mapTexts = {
  title: 'Map of the way to us',
  link: 'View on the map',
  show: 'Show the map here',
  hide: 'Hide the map',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded.',
};
