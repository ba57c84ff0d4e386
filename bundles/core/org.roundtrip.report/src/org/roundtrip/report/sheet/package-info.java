// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What a report is written on. {@link org.roundtrip.report.sheet.Sheet} is the same for a page on a screen and for pages of paper, so that
 * both say the same.
 */
package org.roundtrip.report.sheet;
