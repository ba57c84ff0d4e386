// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Finds out about this machine before a run, in at most ten seconds. Begin with {@link org.roundtrip.engine.machine.MachineCheck},
 * which has four parts: {@link org.roundtrip.engine.machine.MachineFacts} are read, {@link org.roundtrip.engine.machine.Watch} is a
 * second in which nothing is asked of the machine, a trial makes calls with the threads of two processes placed in several ways, and
 * the best way is chosen. {@link org.roundtrip.engine.machine.Machine} is what came of it, and
 * {@link org.roundtrip.engine.machine.MachineSentence} says it.
 *
 * <p>Where threads run decides what is measured. A processor that has nothing to do between two calls sleeps, and waking takes longer
 * than a call; with callers and servants on one processor it never sleeps. Threads that compile must not compete with them, so they
 * are placed elsewhere. All this needs no right; what does is listed by {@link org.roundtrip.engine.machine.RootCommand} and never run.
 */
package org.roundtrip.engine.machine;
