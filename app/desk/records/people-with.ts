/** Colleagues to choose an owner from. An owner who may no longer be one stays visible. */
export function peopleWith(
  colleagues: { id: string; username: string }[],
  ownerId: string | null,
  owner: string | null,
): [id: string, username: string][] {
  const people = colleagues.map(({ id, username }): [string, string] => [id, username])
  const isMissing = ownerId !== null && !colleagues.some(({ id }) => id === ownerId)
  return isMissing ? [...people, [ownerId, owner ?? '']] : people
}
