/** The pictures of 'Moments That Matter', in the order shown. The files are in public/pictures/gallery. */
export const gallery: readonly { src: string; title: string }[] = [
  { src: '/pictures/gallery/paddock.svg', title: 'Formula Student, the morning in the paddock' },
  { src: '/pictures/gallery/robotics-final.svg', title: 'Robotics final, seven seconds left' },
  { src: '/pictures/gallery/workshop-night.svg', title: 'Night shift in the workshop' },
  { src: '/pictures/gallery/bridge-contest.svg', title: 'Bridge contest, eleven kilograms and holding' },
  { src: '/pictures/gallery/graduation.svg', title: 'Graduation day, caps at 3.1 metres' },
  { src: '/pictures/gallery/hydropower.svg', title: 'A day at the dam' },
  { src: '/pictures/gallery/sports-day.svg', title: 'Sports day, eight lanes' },
  { src: '/pictures/gallery/annual-dinner.svg', title: 'Annual dinner, toleranced H7/g6' },
];
