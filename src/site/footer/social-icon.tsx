/** Icons that `socialLinks` can name; any other name shows its first letter. */
const ICONS: Record<string, string> = {
  facebook: 'M13 22v-8h3l.6-3.5H13V8.4c0-1 .5-1.9 2-1.9h1.7V3.4S15.3 3 14 3c-2.8 0-4.6 1.7-4.6 4.8v2.7H6.3V14h3.1v8z',
  linkedin:
    'M4 9.5h3.6V21H4zM5.8 4a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM10 9.5h3.4v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.1 2.2 4.1 5.2V21h-3.6v-5.9c0-1.5 0-3-1.8-3s-2.1 1.5-2.1 3V21H10z',
};

export function SocialIcon({ icon }: { icon: string }) {
  const path = ICONS[icon];
  if (!path) return <span aria-hidden="true">{icon[0]?.toUpperCase()}</span>;
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
