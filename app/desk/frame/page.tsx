import { Outlet } from 'react-router'
import { PageError } from './page-error.tsx'

/** A page that cannot be loaded says why in its place, inside the frame, unless it has something else to say. */
export const ErrorBoundary = () => <PageError />

export default Outlet
