import { originKey } from '../../contract/origin.ts'
import type { Body } from './send-form.ts'

/** Adds how the visit began, as the frame of the page has kept it. */
export function withOrigin(body: Body): Body {
  const origin = storedOrigin()
  if (!origin) return body
  if (!(body instanceof FormData)) return { ...body, [originKey]: origin }
  body.set(originKey, origin)
  return body
}

function storedOrigin(): string | null {
  try {
    return sessionStorage.getItem(originKey)
  } catch {
    return null
  }
}
