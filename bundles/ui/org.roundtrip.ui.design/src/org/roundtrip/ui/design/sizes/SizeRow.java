// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import org.roundtrip.preview.SizePoint;

/**
 * A measured point of a provider, or why it has none.
 *
 * @param provider its id
 * @param label    its name for people
 * @param point    null where it cannot be called before a person has done something
 * @param why      says then what to do; else empty
 */
record SizeRow(String provider, String label, SizePoint point, String why) {
}
