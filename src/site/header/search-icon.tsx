export function SearchIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M12.2 12.2L16.5 16.5M13.5 7.5a6 6 0 1 1-12 0a6 6 0 0 1 12 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
