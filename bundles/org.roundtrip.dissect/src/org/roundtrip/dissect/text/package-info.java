// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Strings of captured bytes: {@link org.roundtrip.dissect.text.KnownTexts} shares strings for bytes that occur often,
 * {@link org.roundtrip.dissect.text.ShownText} cuts values to the length that a field shows.
 */
package org.roundtrip.dissect.text;
