import { confirmEmailPath, forgotPath, invitationPath, recoveryPath } from '../../contract/paths.ts'

/** The pages of the desk for people who are not signed in. */
export const openDeskPaths = ['/admin-login', invitationPath, forgotPath, recoveryPath, confirmEmailPath]
