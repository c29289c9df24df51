function spoken(time: number): string {
  const seconds = Math.ceil(time)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** How far a run is, with the time left at the speed so far. */
export const progressLine = (done: number, total: number, milliseconds: number): string =>
  `${done} of ${total} pictures${done < total ? `, ${spoken(((milliseconds / 1000) * (total - done)) / done)} left` : ''}`

/** Whether a line of its own is due: one for each tenth of the run. */
export const isTenth = (done: number, total: number): boolean =>
  Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)
