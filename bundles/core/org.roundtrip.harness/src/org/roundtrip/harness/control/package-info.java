// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The text of the control protocol between the engine and a forked process. {@link ControlLine} is one command or
 * answer, {@link Settings} the file that a process starts with. The package page of {@code org.roundtrip.harness}
 * describes the protocol. {@link Failure} makes one sentence of an exception, for an answer or a log; {@link Sentences}
 * reads those that are written down. {@link Platform} is what newer Java releases have and 8 lacks. {@link ThreadPlaces} places threads on processors.
 *
 * <p>Lines and settings are immutable; nothing here starts a thread.
 */
package org.roundtrip.harness.control;
