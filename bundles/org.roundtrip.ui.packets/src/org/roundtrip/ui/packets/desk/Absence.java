// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * Why there is no capture to look at.
 *
 * @param what a sentence without a full stop
 * @param how  a sentence on what to do
 */
public record Absence(String what, String how) {
}
