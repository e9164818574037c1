import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from './signed-in.tsx'

/** Who is signed in, and how many items are waiting. */
export const useDeskInfo = () => useRouteLoaderData<typeof clientLoader>('desk/frame/signed-in')
