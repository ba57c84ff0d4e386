// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/**
 * A word that may stand at a place of a filter.
 *
 * @param text what is put in
 * @param from where what it replaces begins
 * @param to   where that ends
 * @param help what it means, for people
 */
public record Proposal(String text, int from, int to, String help) {
}
