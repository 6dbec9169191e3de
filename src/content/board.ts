/**
 * The board, in the order shown. The names are samples for the society to replace. A picture is a file in public/board,
 * given as '/board/name.jpg', ideally 600 pixels square; '' shows the person's initials.
 */
export interface BoardMember {
  name: string;
  position:
    | 'President'
    | 'Senior Vice President'
    | 'Senior Treasurer'
    | 'Vice President'
    | 'Treasurer'
    | 'Secretary'
    | 'Assistant Secretary'
    | 'Social Secretary'
    | 'Editor'
    | 'Committee Member';
  image: string;
  /** A public email address, ideally the position's, which outlasts the person. Without it, there is no link. */
  email?: string;
  /** URL of the profile, including https://. Without it, there is no link. */
  linkedin?: string;
}

/** The president and the senior members are shown large, committee members small. */
export const board: readonly BoardMember[] = [
  {
    name: 'Sample President',
    position: 'President',
    image: '',
    email: 'president@ummes.example',
    linkedin: 'https://www.linkedin.com/company/',
  },
  {
    name: 'Sample Senior Vice',
    position: 'Senior Vice President',
    image: '',
    email: 'senior-vice-president@ummes.example',
    linkedin: 'https://www.linkedin.com/company/',
  },
  {
    name: 'Sample Senior Purse',
    position: 'Senior Treasurer',
    image: '',
    email: 'senior-treasurer@ummes.example',
    linkedin: 'https://www.linkedin.com/company/',
  },
  { name: 'Sample Vice One', position: 'Vice President', image: '' },
  { name: 'Sample Vice Two', position: 'Vice President', image: '' },
  { name: 'Sample Treasurer', position: 'Treasurer', image: '' },
  { name: 'Sample Secretary', position: 'Secretary', image: '', email: 'secretary@ummes.example' },
  { name: 'Sample Assistant', position: 'Assistant Secretary', image: '' },
  { name: 'Sample Social', position: 'Social Secretary', image: '' },
  { name: 'Sample Editor', position: 'Editor', image: '', email: 'editor@ummes.example' },
  { name: 'Sample Member Alfa', position: 'Committee Member', image: '' },
  { name: 'Sample Member Bravo', position: 'Committee Member', image: '' },
  { name: 'Sample Member Charlie', position: 'Committee Member', image: '' },
  { name: 'Sample Member Delta', position: 'Committee Member', image: '' },
  { name: 'Sample Member Echo', position: 'Committee Member', image: '' },
  { name: 'Sample Member Foxtrot', position: 'Committee Member', image: '' },
  { name: 'Sample Member Golf', position: 'Committee Member', image: '' },
  { name: 'Sample Member Hotel', position: 'Committee Member', image: '' },
  { name: 'Sample Member India', position: 'Committee Member', image: '' },
];
