// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;

/** What the parts of bars are called and how their lengths are told. */
public interface BarWords<K> {
    /** All parts that a bar may have, in order. */
    List<K> parts();

    /** The word for a part. */
    String label(K part);

    /** A length with its unit. */
    String value(double length);

    /** What the whole of a bar is called in a table. */
    String total();

    /** Name of a part in a table for programs, with the unit, such as {@code serverNanos}. */
    String key(K part);
}
