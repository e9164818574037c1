import { expect, test } from 'vitest'
import { AgentPage } from '../../contract/agent.ts'
import { schemaOf } from '../../contract/open-api.ts'
import { fieldsOf } from './api-fields.ts'

test('the fields of a response form one list that includes nested fields', () => {
  const fields = fieldsOf(schemaOf(AgentPage, 'output'))
  const told = fields.map(({ name, kind }) => `${name}: ${kind}`)
  expect(told).toContain('data[].hours[][].opens: text')
  expect(told).toContain('data[].distanceMiles: number or null')
  expect(told).toContain('data[].services: list of wallets or banks or cash-pickup or text2pay or business')
  expect(told).toContain('place: object or null')
  expect(told).toContain('place.others: list of text')
  expect(new Set(told).size).toBe(told.length)
})
