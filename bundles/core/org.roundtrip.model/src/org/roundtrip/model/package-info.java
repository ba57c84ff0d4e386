// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Immutable records that all other bundles share. Begin with {@link Plan}, which has a {@link Contract} with
 * {@link Operation}s and {@link Shape}s, and with {@link Run}, which has {@link Fork}s. A {@link Result} is a row of
 * the table of a run. {@link ExpectedValues} computes the digest to which both sides of a fork must come. Constructors
 * check what they can and throw an {@link IllegalArgumentException} with one sentence for people. {@link org.roundtrip.model.text.Texts}
 * reads texts from the message file of a package, here and in all other bundles but the harness.
 *
 * <p>A fork is one fresh server JVM and one fresh client JVM for one variant and one operation. So every operation has
 * a cold start of its own, and none profits from code that another has compiled. The steps of a fork are its
 * {@link org.roundtrip.harness.timing.Phase}s. A variant is a provider with the options that a plan gives it. A block is all forks with the same
 * {@link Fork#repetition}. {@link Protocol} is how a plan is measured, not a wire protocol.
 *
 * <p>A {@link Sweep} gives one value of a plan several values in one run. {@link SweptPlan} is the plan at one
 * {@link Step}, {@link SweptLength} finds the place of a length.
 *
 * <p>Nothing here reads files, starts processes or depends on a provider. All classes are safe for several threads.
 */
package org.roundtrip.model;
