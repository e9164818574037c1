import type { Rates } from '../services/rates.ts'
import { handlePrepared } from './handle.ts'

export const ratesApi = (rates: Rates) => [handlePrepared('rates.read', 'public, max-age=300', () => rates.current())]
