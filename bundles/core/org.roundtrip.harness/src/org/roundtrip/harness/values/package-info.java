// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The values that calls carry. {@link Values} is the seeded stream from which generated code builds arguments and
 * results, so that every middleware carries the same ones. {@link Digest} sums up values that were sent or received;
 * {@link Arrivals} does so on the server. {@link ExpectedValues} computes the same digest from the plan alone. A fork
 * is measured only when all three digests are equal.
 *
 * <p>Classes that build or digest values belong to one thread; {@link Arrivals} may be used by several.
 */
package org.roundtrip.harness.values;
