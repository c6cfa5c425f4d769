// Runs before the first paint, so that a page kept dark never flashes white.
try {
  const theme = JSON.parse(localStorage.getItem('groma.settings') || '{}').theme
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's own choice holds.
}
