// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Times calls. {@link TimedLoop} makes the calls of one phase through a generated {@link Caller}; {@link JournalWriter}
 * records each duration. A timed call is one direct call of the middleware's own stub, with arguments of the middleware's
 * own types that were built beforehand. Nothing in the loop allocates, converts, boxes or logs. A client JVM loads only
 * the caller class of its operation, so the call site is monomorphic. The clock is read once per call: the end of one
 * call is the start of the next, so within a block of the journal the samples add up to the time that has passed.
 *
 * <p>Calls are timed with the client's monotonic clock and packets with the machine's wall clock. {@link ClockMapping}
 * relates the two: the journal's header holds one pair of readings and a bound on how far apart they are, some hundred
 * nanoseconds; the bound includes the drift of the clocks until the end of the journal. {@link TimerCost} measures the
 * clock itself. {@link ClockMain} tells the wall clock of another machine to who compares the two. All classes here are used by one thread.
 */
package org.roundtrip.harness.timing;
