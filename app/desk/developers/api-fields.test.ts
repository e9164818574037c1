import { expect, test } from 'vitest'
import { apiTexts } from '../../../content/admin/developers.ts'
import { AgentPage } from '../../../contract/agent.ts'
import { schemaOf } from '../../../contract/open-api.ts'
import { fieldsOf } from './api-fields.ts'

test('the fields of a response form one list that includes nested fields', () => {
  const fields = fieldsOf(schemaOf(AgentPage, 'output', apiTexts))
  const descriptions = fields.map(({ name, kind }) => `${name}: ${kind}`)
  expect(descriptions).toContain('data[].hours[][].opens: text')
  expect(descriptions).toContain('data[].distanceMiles: number or null')
  expect(descriptions).toContain('data[].services: list of wallets or banks or cash-pickup or text2pay or business')
  expect(descriptions).toContain('place: object or null')
  expect(descriptions).toContain('place.others: list of text')
  expect(new Set(descriptions).size).toBe(descriptions.length)
})
