// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Reports on a run: HTML, PDF, Markdown, LaTeX, JSON, CSV and hlog. The main class is {@link org.roundtrip.report.Reports}.
 *
 * <p>One list of columns ({@link org.roundtrip.words.columns.ResultColumn}) makes all formats, the table on the
 * terminal and that of the workbench. Facts on the machine come from {@link org.roundtrip.model.Run#environment}.
 * {@link org.roundtrip.words.Numbers} formats all numbers that people read. Charts are drawn by bundle {@code
 * chart}, which the workbench uses too. HTML and PDF say the same: both are a {@link org.roundtrip.report.sheet.Sheet}. SVG comes from Batik's generator: JFreeSVG would do the same, but it is under
 * the GPL version 3 and cannot be shipped together with code under the EPL 2.0. Computing results is the task of
 * bundle {@code analysis}, reading captures that of bundle {@code packets}. Any thread may call it; reading captures
 * takes time.
 */
package org.roundtrip.report;
