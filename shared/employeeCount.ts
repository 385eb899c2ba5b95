/** The nine employee counts (specification, section 3). */
export const employeeCounts = [
  { value: 1, label: '1-5 employees' },
  { value: 2, label: '6-10 employees' },
  { value: 3, label: '11-20 employees' },
  { value: 4, label: '21-50 employees' },
  { value: 5, label: '51-100 employees' },
  { value: 6, label: '101-200 employees' },
  { value: 7, label: '201-1,000 employees' },
  { value: 8, label: '1,001-10,000 employees' },
  { value: 9, label: '10,001+ employees' },
] as const;
