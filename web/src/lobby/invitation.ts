/** Finds the page that an invitation leads to in whatever somebody pasted: the link, part of it, or the bare token. */
export function invitationIn(text: string): string | null {
  const trimmed = text.trim()
  const link = /(?:^|[\s/])(j|t)\/([A-Za-z0-9_-]{6,64})(?=$|[\s/?#.,;)])/.exec(trimmed)
  if (link) return `/${link[1]}/${link[2]}`
  if (/^[A-Za-z0-9_-]{16,64}$/.test(trimmed)) return `/j/${trimmed}`
  return null
}
