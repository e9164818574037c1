/** The sections of the application form without a required question; a vacancy may leave them out. */
export const optionalSections = ['skills', 'culture', 'scenarios', 'references', 'additional'] as const
