// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The hosts on which sides of a call can run, and the way to them by SSH. Nothing here knows what a run is.
 *
 * <p>{@link org.roundtrip.hosts.HostList} is the file {@code hosts.json} of a Roundtrip home: each
 * {@link org.roundtrip.hosts.Host} and its pinned key. {@link org.roundtrip.hosts.HostConnection} logs in and runs
 * commands; {@link org.roundtrip.hosts.SentFiles} brings files there once, by their content, and back. Every failure is a
 * {@link org.roundtrip.hosts.HostException} of one sentence. What only a person knows is asked through
 * {@link org.roundtrip.hosts.Questions}, and no secret is kept.
 *
 * <p>What a host says is hostile until checked: outputs have limits, and what is shown of them is cut and on one line.
 * All waits have a limit and end when the thread is interrupted. Any thread but that of a user interface may call any
 * method. The classes of the SSH library are loaded when the first connection is opened, and not before.
 */
package org.roundtrip.hosts;
