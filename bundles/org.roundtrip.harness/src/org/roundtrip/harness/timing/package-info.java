// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Times calls. {@link TimedLoop} makes the calls of one phase through a generated {@link Caller} and reads the clock
 * once per call; {@link JournalWriter} records each duration. Nothing in the loop allocates, converts, boxes or logs.
 * {@link ClockMapping} relates the monotonic clock of the samples to the wall clock of captured packets, and
 * {@link TimerCost} measures the clock itself.
 *
 * <p>Calls are timed with the client's monotonic clock and packets with the machine's wall clock. The journal's header
 * holds one pair of readings and a bound on how far apart they are, some hundred nanoseconds; the bound includes the
 * drift of the clocks until the end of the journal.
 *
 * <p>All classes here are used by one thread.
 */
package org.roundtrip.harness.timing;
