// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Conditions on the figures of a run, at which a build fails. Begin with {@link org.roundtrip.analysis.condition.Condition}, which reads
 * one, and {@link org.roundtrip.analysis.condition.MeasuredRun}, of whose rows it is checked. A condition on times is met only where the
 * interval of the figures says so. Immutable; checking reads runs, so it is not for a user interface's thread.
 */
package org.roundtrip.analysis.condition;
