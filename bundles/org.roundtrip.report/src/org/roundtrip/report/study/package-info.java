// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Compares a run with the figures of a published study (Gray, 2005). The main class is
 * {@link org.roundtrip.report.study.StudyTable}. The published figures are in {@code gray-2005.csv}.
 */
package org.roundtrip.report.study;
