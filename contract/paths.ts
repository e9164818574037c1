/** Addresses that the original site linked to under another name. */
export const aliases: Record<string, string> = {
  '/services': '/service',
  '/service-areas': '/servicearea',
}
