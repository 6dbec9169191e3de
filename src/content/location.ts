/** The 'Getting here' page: the drawing of the campus, and directions. Address and map are in site.ts. */
export const location = {
  title: 'Getting here',
  lede: 'We are at the Department of Mechanical Engineering, on the campus of the University of Moratuwa in Katubedda.',
  /** Shown above the directions. Set it to '' once the society has checked the drawing and the text. */
  notice: 'Sample directions. The society will check them, and add routes, times and fares.',
  directionsTitle: 'Directions',
  directions: [
    {
      title: 'By bus',
      text: 'Buses between Colombo and Moratuwa run along Galle Road. Get off at Katubedda junction (1) and follow Bandaranayake Mawatha (2) inland to the main gate (3).',
    },
    {
      title: 'By train',
      text: 'The Coastal Line runs beside the sea, west of Galle Road. From the station in Moratuwa, take a bus or a three-wheeler north to Katubedda junction (1).',
    },
    {
      title: 'By car',
      text: 'From Colombo, follow Galle Road south to Katubedda junction (1) and turn left, away from the sea, into Bandaranayake Mawatha (2). Ask at the main gate (3) where visitors may park.',
    },
    {
      title: 'On foot from the gate',
      text: 'Bring proof of identity, and ask at the main gate (3) for the Department of Mechanical Engineering (4).',
    },
  ],
  /** The places numbered in the drawing, starting from 1. */
  placesTitle: 'Key to the drawing',
  places: [
    'Katubedda junction, on Galle Road',
    'Bandaranayake Mawatha',
    'Main gate',
    'Department of Mechanical Engineering',
  ],
  drawing: {
    src: '/pictures/campus.svg',
    alt: 'Sketch map of the route, not to scale. From west to east: the sea, the railway, Galle Road, and the campus. Bandaranayake Mawatha leads from Katubedda junction on Galle Road to the main gate; the department is behind it.',
    width: 960,
    height: 600,
  },
  addressLabel: 'Address',
  hoursLabel: 'Office hours',
  moreLabel: 'Map and contact',
  contactLink: 'Write to us or call',
};

/** Shown below the drawing while Google's map is loading, and if that fails. */
export const mapTexts = {
  loading: 'Loading the map...',
  failed: 'Google’s map could not be loaded.',
};
