// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Makes one fork: one fresh server process and one fresh client process for one provider and one operation. So every row
 * of a result has a cold start of its own, and no operation runs code that was compiled for another one.
 *
 * <p>{@link org.roundtrip.engine.fork.ForkExecution} makes a fork in these steps:
 * <ol>
 * <li>server and client start at the same time; the server reports its address;</li>
 * <li>the client looks the server up and connects, timed apart. If a middleware connects while it looks up, the inner time
 * is subtracted from the outer one. A step that a middleware does not have is not measured and is a dash in the table;</li>
 * <li>the first call, alone on the clock. It comes before the verification, because it would not be the first call
 * after it;</li>
 * <li>the verification: the client calls with every value of the pool once. Client and servant each compute a digest of
 * what they sent and received. Both must equal the digest that the plan's seed gives. A fork that fails here is not
 * timed;</li>
 * <li>the warm-up, then the measured calls, both into the journal;</li>
 * <li>the capture pass: calls of its own, whose times are shown but never mixed with the measured ones;</li>
 * <li>both processes stop.</li>
 * </ol>
 *
 * <p>Each step ends by an answer, by the death of a process or by the time-out, and each of these becomes one sentence.
 * The processes speak the control protocol of {@code org.roundtrip.harness}. A child process ends when its standard input
 * closes, so none is left after a cancel, a crash or a kill of the workbench. Nothing is measured in the workbench's own
 * JVM.
 *
 * <p>{@link org.roundtrip.engine.fork.RunPlace} is where the processes of a run are started: on this machine, in a
 * network space whose loopback an ordinary user may capture, or at the two ends of a network link. Everything binds to
 * loopback unless the plan chose a host or another network. {@link org.roundtrip.engine.fork.RunCaptures} owns the one
 * capture helper of a run, which is idle except in the capture passes. If capturing is impossible, the run goes on
 * without packets and records the reason.
 *
 * <p>All classes are used by one thread, unless they say otherwise.
 */
package org.roundtrip.engine.fork;
