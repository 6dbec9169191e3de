/** Texts of the contact page and the location page; address, phones and hours stand in site.ts. */
export const contactTexts = {
  title: 'Connect with Us',
  officeHours: 'Office hours',
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  locationLink: 'See us on the map',
  /** In browsers without JavaScript; the society's email address follows. */
  noScript: 'This form needs JavaScript. You can write to us instead:',
};

export const locationTexts = {
  title: 'Where to find us',
  lede: 'On the campus of the University of Moratuwa, at the Department of Mechanical Engineering.',
  waysOn: 'Ways on',
  contactLink: 'Write or call',
};
