// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Sentences about results, the same in the window, in the terminal and in reports: {@link FindingWords} for findings and
 * {@link RemarkWords} for remarks on a row. All methods may be called by any thread.
 */
package org.roundtrip.report.words;
