/** The alumni network's objectives: five. */
export const objectives: readonly { title: string; text: string }[] = [
  { title: 'Connect', text: 'Keep graduates of every batch in touch with each other and with the department.' },
  { title: 'Mentor', text: 'Match students with graduates who have done what they hope to do.' },
  { title: 'Open doors', text: 'Share internships, jobs and research places within the network.' },
  { title: 'Give back', text: 'Support student projects, laboratories and scholarships.' },
  { title: 'Celebrate', text: 'Make known what our graduates build, publish and found.' },
];
