import { useState } from 'react'
import type { Ride } from '@/domain/ride'
import { rideNews } from '@/domain/rideNews'

/** Reads out what the agit has changed between two answers; there is nothing to see. */
export function RideNews({ rides }: { rides: readonly Ride[] | undefined }) {
  const [last, setLast] = useState({ rides, news: '' })
  if (rides && rides !== last.rides) {
    const news = last.rides ? rideNews(rides, last.rides) : ''
    setLast({ rides, news: news || last.news })
  }
  return (
    <p className="sr-only" role="status">
      {last.news}
    </p>
  )
}
