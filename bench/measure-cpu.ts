/** The processor time of this process so far, in microseconds. */
export function measureCpu(): { readonly cpu: number } {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system };
}
