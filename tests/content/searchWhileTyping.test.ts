import { describe, expect, it } from 'vitest'
import { sampleBranches as branches } from '@/content/branches/branches'
import { faqGroups as faqGroupsAt } from '@/content/info/faq'
import { places } from '@/content/places'
import { samplePrograms as programs } from '@/content/programs/programs'
import { sampleChildren } from '@/domain/account/child'
import { findBranches, indexBranches } from '@/domain/places/branchSearch'
import { indexPlaces, searchPlaces } from '@/domain/places/placeSearch'
import { findPrograms, noFilter } from '@/domain/programs/programFinder'
import { searchFaq } from '@/domain/site/faq'
import { matchesSearch, searchText } from '@/domain/text/hangulSearch'
import { builtDayPrices } from '@/features/prices/ByPrices'
import { typingStates } from '../domain/text/typingStates'

const faqGroups = faqGroupsAt(builtDayPrices)

const wordsOf = (name: string): string[] => [name, ...name.split(/\s+/)].filter(Boolean)

/** States of typing a word of the name at which the search does not find it, as typed and in NFD. */
const missed = (name: string, finds: (query: string) => boolean): string[] =>
  wordsOf(name)
    .flatMap(typingStates)
    .filter((state) => !finds(state) || !finds(state.normalize('NFD')))

it('the keyboard of this test joins consonants and vowels as a two-set keyboard does', () => {
  expect(typingStates('마포')).toEqual(['ㅁ', '마', '맢', '마포'])
  expect(typingStates('서울숲')).toContain('서욼')
  expect(typingStates('과천')).toContain('고')
})

describe('every state of typing a word finds', () => {
  const placeIndex = indexPlaces(places)
  it.each(places.map((place) => [place.name, place] as const))('the place %s', (name, place) => {
    const finds = (query: string) => searchPlaces(placeIndex, query, places.length).includes(place)
    expect(missed(name, finds)).toEqual([])
  })

  const branchIndex = indexBranches(branches)
  it.each(branches.map((branch) => [branch.name, branch] as const))(
    'the branch %s',
    (name, branch) => {
      const finds = (query: string) =>
        findBranches(branchIndex, { query, district: '' }).includes(branch)
      expect([...missed(name, finds), ...missed(branch.district, finds)]).toEqual([])
    },
  )

  it.each(programs.map((program) => [program.title, program] as const))(
    'the program %s',
    (title, program) => {
      const finds = (text: string) =>
        findPrograms(programs, { ...noFilter, text }).includes(program)
      expect(missed(title, finds)).toEqual([])
    },
  )

  it.each(sampleChildren.map(({ name }) => name))('the child %s', (name) => {
    expect(missed(name, (query) => matchesSearch(searchText(name), query))).toEqual([])
  })

  it.each(faqGroups.flatMap(({ items }) => items).map((item) => [item.question, item] as const))(
    'the question %s',
    (question, item) => {
      const finds = (query: string) =>
        searchFaq(faqGroups, query).some(({ items }) => items.includes(item))
      expect(missed(question, finds)).toEqual([])
    },
  )
})
