// Runs before the first paint, so that a remembered theme does not flash.
try {
  const kept = JSON.parse(localStorage.getItem('quayside') || '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // no storage: the system decides
}
