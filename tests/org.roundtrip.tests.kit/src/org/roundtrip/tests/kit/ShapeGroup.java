// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;

/**
 * Operations that belong together because of their shapes. Groups do not use one name for two operations or two shapes,
 * so all of them fit into one contract.
 *
 * @param name     what the shapes have in common, as the name of a test
 * @param contract the operations
 * @param whole    whether a provider may refuse all of them
 */
record ShapeGroup(String name, Contract contract, boolean whole) {
    static final ShapeGroup KINDS = new ShapeGroup("every kind of shape", Contracts.kinds(), false);
    static final ShapeGroup SIZES = new ShapeGroup("empty, large and deep values", Contracts.sizes(), false);
    static final ShapeGroup NAMES = new ShapeGroup("names that are reserved somewhere", Contracts.names(), false);

    /** The kinds of shapes that a provider may refuse as a whole, a group for each. */
    static final List<ShapeGroup> LATER = Arrays.stream(ShapeKind.values()).map(kind -> new ShapeGroup(
            "values of the kind " + kind.name().toLowerCase(Locale.ROOT), Contracts.kind(kind), true)).toList();

    /** Shapes that depend on nothing but the seed. */
    static ShapeGroup random(long seed) {
        return new ShapeGroup("random shapes, seed " + seed, Contracts.random(seed), false);
    }
}
