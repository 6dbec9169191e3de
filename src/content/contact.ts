/** The texts on the contact page. */
export const contactTexts = {
  title: 'Connect with Us',
  officeHours: 'Office hours',
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  locationLink: 'How to get here',
  /** Shown in browsers without JavaScript; the society's email address follows. */
  noScript: 'The contact form needs JavaScript. You can email us instead:',
};
