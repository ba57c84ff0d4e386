// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Compares a run with the figures of a published study (Gray, 2005). The main class is
 * {@link org.roundtrip.words.study.StudyTable}. The published figures are in {@code gray-2005.csv}. Reports and the
 * command line write the table; this package does not format it. Making a table reads captures, so it is not for a user
 * interface's thread; a table is immutable, and any thread may read it.
 */
package org.roundtrip.words.study;
