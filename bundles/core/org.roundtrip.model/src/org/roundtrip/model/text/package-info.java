// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Texts for people: {@link org.roundtrip.model.text.Texts} reads the file {@code messages.properties} of a package. */
package org.roundtrip.model.text;
