// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Strings of captured bytes. {@link org.roundtrip.dissect.text.KnownTexts} shares strings for bytes that occur often,
 * {@link org.roundtrip.dissect.text.ShownText} cuts values to the length that a field shows. Which bytes are text is
 * decided by the dissectors. A {@code KnownTexts} belongs to one thread; any thread may call {@code ShownText}.
 */
package org.roundtrip.dissect.text;
