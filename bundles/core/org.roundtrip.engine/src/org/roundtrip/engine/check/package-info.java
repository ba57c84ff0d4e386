// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Finds everything that makes a plan impossible to run, before the run starts. Examples are missing providers, unknown
 * options, shapes that a middleware does not carry, networks that this machine cannot make, and values larger than the
 * heap.
 *
 * <p>{@link org.roundtrip.engine.check.PlanCheck} returns one {@link org.roundtrip.engine.check.Objection} for each. It
 * calls providers, which may take a while, so it is not for a user interface's thread.
 */
package org.roundtrip.engine.check;
