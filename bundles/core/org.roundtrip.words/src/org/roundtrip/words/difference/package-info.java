// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What differs between two runs, two plans or two drawings, in words. {@link PlanDifference} finds it, of what calls
 * carry {@link ShapeDifference} does, and each {@link Difference} knows how it is said where there is little room;
 * {@link ChangedRuns} tells the runs of a plan apart, and {@link RunComparison} puts runs side by side. Any thread.
 */
package org.roundtrip.words.difference;
