// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Carries out plans: checks them, has providers compile their contracts, makes one fork after the other, watches, records
 * and cancels.
 *
 * <p>{@link org.roundtrip.engine.Runner} starts a run on a thread of its own, which alone changes the run's record and
 * calls its listener. A fork is two processes that speak the control protocol of {@code org.roundtrip.harness}: every
 * step of it ends by an answer, by the death of a process or by the time-out, and each of these becomes one sentence. To
 * cancel is to interrupt the run's thread, whose every wait can be interrupted. Whatever happens, the processes of a fork
 * are gone before the next one begins, and they end by themselves when this JVM is killed, as their standard input does.
 *
 * <p>Packets are captured by one helper process for the whole run, idle except in the capture passes. Where an ordinary
 * user may not capture, all processes of the run live in a network space of its own.
 */
package org.roundtrip.engine;
