// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Finds out before a run starts what it asks for that cannot be: providers that are not here, options that do not exist,
 * shapes that a middleware does not carry, networks that this machine cannot make, values larger than the heap.
 *
 * <p>{@link org.roundtrip.engine.check.PlanCheck} returns one {@link org.roundtrip.engine.check.Objection} for each. It
 * calls providers, which may take a while, so it is not for a user interface's thread.
 */
package org.roundtrip.engine.check;
