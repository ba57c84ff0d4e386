// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * Why the desk has no capture.
 *
 * @param what a sentence without a full stop
 * @param how  a sentence that explains what to do
 */
public record NoCaptureReason(String what, String how) {
}
