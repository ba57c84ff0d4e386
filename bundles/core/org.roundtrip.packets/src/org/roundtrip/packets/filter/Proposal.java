// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/**
 * A word that may stand at a place of a filter.
 *
 * @param text the proposed text
 * @param from begin of the text that it replaces
 * @param to   end of the text that it replaces
 * @param help what it means, for people
 */
public record Proposal(String text, int from, int to, String help) {
}
