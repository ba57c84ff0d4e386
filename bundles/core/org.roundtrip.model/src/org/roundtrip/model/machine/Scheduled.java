// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.machine;

/**
 * How the operating system ran the processes of one side of a fork while the measured calls were made. Threads that compile do
 * not count, because no call waits for them.
 *
 * @param processors the list of processors that they were allowed, such as {@code 0,2-3}
 * @param waited     how long their threads could have run and had no processor, divided by the time that the calls took; above 1
 *                   when several threads waited at a time
 * @param yielded    how often a thread left its processor because it waited for something, such as an answer
 * @param preempted  how often a processor was taken from a thread
 */
public record Scheduled(String processors, double waited, long yielded, long preempted) {
}
