// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The filter language for packets. {@link org.roundtrip.packets.filter.FilterLanguage} parses a filter and proposes words
 * for completion; {@link org.roundtrip.packets.filter.FilterScan} finds the packets of a capture that match, on any
 * thread but the user interface's. Fields that the index contains are answered without reading the file.
 *
 * <p>A new operator is named in {@code FilterParser}, carried out in {@code Comparison}, and proposed by
 * {@code Completion}; {@code Lexer} splits a filter into words and signs. Bars and menus for filters are in
 * {@code ui.packets}.
 */
package org.roundtrip.packets.filter;
