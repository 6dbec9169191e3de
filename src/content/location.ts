/** The texts on the page with the directions. The directions are in the `pages` sheet. */
export const locationTexts = {
  title: 'Getting here',
  addressLabel: 'Address',
  hoursLabel: 'Office hours',
  moreLabel: 'Map and contact',
  contactLink: 'Write to us or call',
};
