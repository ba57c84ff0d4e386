// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The filter language for packets. {@link org.roundtrip.packets.filter.FilterLanguage} parses a filter and proposes words for
 * completion; {@link org.roundtrip.packets.filter.FilterScan} finds the packets of a capture that match, on any thread but the
 * user interface's. Fields that the index contains are answered without reading the file.
 */
package org.roundtrip.packets.filter;
