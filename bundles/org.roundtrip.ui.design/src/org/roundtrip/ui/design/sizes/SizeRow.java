// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import org.roundtrip.preview.SizePoint;

/**
 * A measured point.
 *
 * @param provider its id
 * @param label    its name for people
 */
record SizeRow(String provider, String label, SizePoint point) {
}
