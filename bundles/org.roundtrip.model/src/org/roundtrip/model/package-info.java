// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Immutable records that all other bundles share: a {@link Plan} with its {@link Contract}, {@link Operation}s and
 * {@link Shape}s; a {@link Run} with its {@link Fork}s; a {@link Result}; and the format of the sample journal,
 * {@link JournalFormat}. Constructors check what they can and throw an {@link IllegalArgumentException} with one
 * sentence.
 *
 * <p>A fork is one fresh server JVM and one fresh client JVM for one provider and one operation. So every operation has
 * a cold start of its own, and none profits from code that another has compiled. The steps of a fork are its
 * {@link Phase}s.
 *
 * <p>Nothing here reads files, starts processes or depends on a provider. All classes are safe for several threads.
 */
package org.roundtrip.model;
