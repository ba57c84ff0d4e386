// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Carries out plans. Begin with {@link org.roundtrip.engine.Runner}: it checks a plan, has providers compile its
 * contract, makes one fork after the other and records the run. {@link org.roundtrip.engine.ManualServer} is a server
 * that a person starts by hand, here or on a host, outside of any run; it can be called once to see whether it answers.
 *
 * <p>Forks run block by block: a block contains one fork of every variant and operation, in an order drawn from the
 * plan's seed. The processes of a fork have ended before the next fork begins. The package {@code catalogue} lists the
 * providers, {@code check} finds out why a plan cannot be run, and {@code fork} makes one fork. Results are computed
 * in bundle {@code analysis}; the sentences about a run's outcome are made by the window and the command line.
 *
 * <p>A run has a thread of its own. This thread alone changes the run's record and calls the run's listener.
 * Cancelling interrupts this thread; each of its waits can be interrupted.
 */
package org.roundtrip.engine;
