// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import org.roundtrip.model.Contract;

/**
 * Operations that belong together because of their shapes. Groups do not use one name for two operations or two shapes,
 * so all of them fit into one contract.
 *
 * @param name     what the shapes have in common, as the name of a test
 * @param contract the operations
 */
record ShapeGroup(String name, Contract contract) {
    static final ShapeGroup KINDS = new ShapeGroup("every kind of shape", Contracts.kinds());
    static final ShapeGroup SIZES = new ShapeGroup("empty, large and deep values", Contracts.sizes());
    static final ShapeGroup NAMES = new ShapeGroup("names that are reserved somewhere", Contracts.names());

    /** Shapes that depend on nothing but the seed. */
    static ShapeGroup random(long seed) {
        return new ShapeGroup("random shapes, seed " + seed, Contracts.random(seed));
    }
}
