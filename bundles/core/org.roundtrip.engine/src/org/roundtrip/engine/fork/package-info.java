// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Makes one fork: one fresh server process and one fresh client process for one variant and one operation. So each
 * operation has a cold start of its own and runs no code that was compiled for another one. Begin with
 * {@link org.roundtrip.engine.fork.ForkExecution}; {@link org.roundtrip.engine.fork.Step} lists the steps in their
 * order. The processes speak the control protocol of {@code org.roundtrip.harness}. The order of forks is drawn in
 * {@code engine}.
 *
 * <p>A server side may have several processes. {@link org.roundtrip.engine.fork.ServerSide} starts and ends them in the order
 * that the provider gives, and {@link org.roundtrip.engine.fork.KeptLinks} holds those that run for a block of forks.
 * The keys and secrets that a server side makes for its client stand in a folder of the Roundtrip home, outside the run folder,
 * and are deleted with the processes.
 *
 * <p>Where its processes run is the matter of {@code engine.place}; {@link org.roundtrip.engine.fork.SideStarter} starts the
 * processes of one side there. {@link org.roundtrip.engine.fork.RunCaptures} makes the capture
 * passes; {@link org.roundtrip.engine.fork.EndCaptures} makes those with a side on a host, at both ends, and
 * {@link org.roundtrip.engine.fork.EndClocks} keeps what is known of their clocks. If capturing is impossible, the run goes on without packets and records the reason. All classes are
 * used by one thread, unless they say otherwise.
 */
package org.roundtrip.engine.fork;
