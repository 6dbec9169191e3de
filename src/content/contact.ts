/** Texts of the contact page; address, phones and hours are in site.ts. */
export const contactTexts = {
  title: 'Connect with Us',
  officeHours: 'Office hours',
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  locationLink: 'How to get here',
  /** In browsers without JavaScript; the society's email address follows. */
  noScript: 'The contact form needs JavaScript. You can email us instead:',
};
