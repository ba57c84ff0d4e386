// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Filtering the list of packets. It has the bar in which a person writes a filter, completion and the filters used
 * before, the job that applies a filter to a capture, and the filters that the menu of a packet offers. The filter
 * language itself is in the bundle {@code packets}. {@link org.roundtrip.ui.packets.list.filter.FilteredRows} ties bar,
 * job and list together on the user interface's thread; the job reports from its own.
 */
package org.roundtrip.ui.packets.list.filter;
